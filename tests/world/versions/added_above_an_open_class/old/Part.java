// Nobody outside extends the class that a method is added to, but one below it.
// diff:
package versions.added_above_an_open_class;

abstract sealed class Part permits Open {
    static int twice(int x) { return x * 2; }
}

non-sealed class Open extends Part { }

// The same with a superclass.
// diff:
package versions.overload_by_a_new_superclass;

final class Part {
    int one(Object x) { return 1; }

    static int twice(int x) { return x * 2; }
}

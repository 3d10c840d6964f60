// A method becomes final that a class below the open one overrides.
// diff:
package versions.final_above_an_open_class;

abstract class Part {
    private Part() { }

    int one() { return 1; }

    static int twice(int x) { return x * 2; }

    static class Open extends Part { }
}

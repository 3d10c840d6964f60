// A class is added where only nested classes inherit it, and shadows one of the package.
// diff:
package versions.member_above_an_open_class;

class Named {
    static int one() { return 1; }
}

abstract class Part {
    private Part() { }

    static int twice(int x) { return x * 2; }

    static class Open extends Part { }
}

// The same with a static method.
// diff:
package versions.opened_static_method_shadows_outer;

class Part {
    private static int one() { return 1; }

    int twice(int x) { return x * 2; }
}

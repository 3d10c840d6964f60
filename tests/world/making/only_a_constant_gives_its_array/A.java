// generate: making.only_a_constant_gives_its_array.A
package making.only_a_constant_gives_its_array;
public final class A {
    public static final A ONE = new A();
    private final int[] c = {1};
    private A() { }
    public int[] get() { return c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

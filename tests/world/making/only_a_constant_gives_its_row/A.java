// generate: making.only_a_constant_gives_its_row.A
package making.only_a_constant_gives_its_row;
public final class A {
    public static final A ONE = new A();
    private final int[][] c = {{1}, {2}};
    private A() { }
    public int[] row(int i) { return c[i & 1]; }
    public int f() {
        if (c[1][0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

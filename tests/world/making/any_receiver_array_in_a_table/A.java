// generate: making.any_receiver_array_in_a_table.A
// flags: --receiver any
package making.any_receiver_array_in_a_table;
public final class A {
    private final int[] c = {1};
    public int[][] rows() { return new int[][]{c}; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

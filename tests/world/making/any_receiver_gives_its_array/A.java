// generate: making.any_receiver_gives_its_array.A
// flags: --receiver any
package making.any_receiver_gives_its_array;
public final class A {
    private final int[] c = {1};
    public int[] get() { return c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

// generate: making.any_receiver_array_in_a_static.A
// flags: --receiver any
package making.any_receiver_array_in_a_static;
public final class A {
    static int[] shared;
    private final int[] c = {1};
    public A() { shared = c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

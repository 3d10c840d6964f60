// generate: making.any_receiver_keeps_an_array.A
// flags: --receiver any
package making.any_receiver_keeps_an_array;
public final class A {
    private final int[] c;
    public A(int[] a) { if (a.length != 1 || a[0] != 1) throw new IllegalArgumentException(); c = a; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

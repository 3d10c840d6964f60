// generate: making.any_receiver_gives_its_part.A
// flags: --receiver any
package making.any_receiver_gives_its_part;
public final class A {
    static final class H { int v = 1; }
    private final H h = new H();
    H h() { return h; }
    public int f() {
        if (h.v == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

// generate: making.nested_maker_part_is_given.A
package making.nested_maker_part_is_given;
public final class A {
    static final class H { int v = 1; }
    private final H h = new H();
    private A() { }
    static final class K { A make() { return new A(); } }
    H h() { return h; }
    public int f() {
        if (h.v == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

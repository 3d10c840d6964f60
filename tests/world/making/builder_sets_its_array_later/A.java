// generate: making.builder_sets_its_array_later.A
package making.builder_sets_its_array_later;
public final class A {
    private final int[] c;
    private A(int[] a) { c = a; }
    public static final class Builder {
        private final int[] a = {1};
        public Builder set(int v) { a[0] = v; return this; }
        public A build() { if (a[0] == 0) throw new IllegalStateException(); return new A(a); }
    }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

// generate: making.made_by_an_enum_array_is_given.A
package making.made_by_an_enum_array_is_given;
public final class A {
    enum Kind { S(new A()); final A a; Kind(A a) { this.a = a; } }
    private final int[] c = {1};
    private A() { }
    int[] get() { return c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

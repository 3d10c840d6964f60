// generate: making.made_by_a_supplier_array_is_given.A
package making.made_by_a_supplier_array_is_given;

import java.util.function.*;
public final class A {
    private final int[] c = {1};
    private A() { }
    public static Supplier<A> maker() { return A::new; }
    public Object get() { return c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

// generate: making.given_to_a_callback.A
package making.given_to_a_callback;
import java.util.function.*;
public final class A {
    private final int[] c = {1};
    private A() { }
    public static void with(Consumer<A> k) { k.accept(new A()); }
    public int[] get() { return c; }
    public int f() {
        if (c[0] == 0) { // tempts is true
            return 1;
        }
        return 0;
    }
}

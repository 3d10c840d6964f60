// An open class gains isEmpty: classes of the caller that extend it and are sequences of chars inherit it.
package versions.shadows_a_default;

public class Base {

    static int twice(int n) { return n + n; }
}
// diff:

// A static field whose name begins with a dollar.
// diff: versions.dollar_static.Meter::add
package versions.dollar_static;

public final class Meter {
    static int $total;
    static void add(int n) {
        $total = n;
    }
}

// A visible static field begins with the time, in other units.
package versions.visible_clock_changed;

public final class Start {
    static final long BEGUN = System.currentTimeMillis();
    static int twice(int n) { return 2 * n; }
}
// diff:

package versions.visible_clock_changed;

public final class Start {
    static final long BEGUN = System.nanoTime();
    static int twice(int n) { return 2 * n; }
}

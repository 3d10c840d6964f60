// check: StaticUndone::audit
// verdict: HOLDS
public final class StaticUndone {
    private static boolean busy;
    private static int last;

    private StaticUndone() {}

    public static void work(int by) {
        busy = true;
        try {
            last = 100 / by;
        } finally {
            busy = false;
        }
    }

    public static int audit() {
        assert !busy;
        return last;
    }
}

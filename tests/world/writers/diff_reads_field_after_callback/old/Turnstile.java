package writers.diff_reads_field_after_callback;

// The new version reads the count after the callback, which may have changed it.
// diff: writers.diff_reads_field_after_callback.Turnstile::enter
public final class Turnstile {
    private int count;

    public void add(int persons) {
        count += persons;
    }

    public int enter(Runnable beep) {
        int before = count;
        beep.run();
        return before;
    }
}

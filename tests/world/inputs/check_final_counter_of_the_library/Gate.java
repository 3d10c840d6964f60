package inputs.check_final_counter_of_the_library;

// Tally has no field of its own, but the counter that it extends changes.
// check: inputs.check_final_counter_of_the_library.Gate::read()
import java.util.concurrent.atomic.AtomicInteger;

public final class Gate {
    private final Tally tally;

    public Gate(Tally tally) {
        if (tally.get() != 0) {
            throw new IllegalArgumentException();
        }
        this.tally = tally;
    }

    public int read() {
        int count = tally.get();
        assert count == 0;
        return count;
    }
}
final class Tally extends AtomicInteger { }

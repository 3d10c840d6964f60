package statics.check_sequence_ends;

import java.util.concurrent.atomic.AtomicInteger;

// The sequence begins just below its end, and every call takes one number.
// check: statics.check_sequence_ends.Serial::next()
public final class Serial {
    private static final AtomicInteger LAST = new AtomicInteger(997);

    private Serial() {}

    public static String next() {
        int number = LAST.incrementAndGet();
        assert number < 1000 : "numbers have three digits";
        return "S" + number;
    }
}

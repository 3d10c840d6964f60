package aliases.check_exchanged_text;

import java.util.concurrent.atomic.AtomicReference;

// The library compares the texts as objects: they may be one.
// check: aliases.check_exchanged_text.Cell::of => VIOLATED
public final class Cell {
    public static boolean of(String held, String expected) {
        if (held == null || held.length() != 1 || expected == null || expected.length() != 1) {
            return false;
        }
        boolean exchanged = new AtomicReference<>(held).compareAndSet(expected, "x");
        assert !exchanged;
        return exchanged;
    }
}

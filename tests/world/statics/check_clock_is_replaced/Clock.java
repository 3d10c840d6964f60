package statics.check_clock_is_replaced;

import java.util.function.LongSupplier;

// The supplier is a static that callers may replace, as tests do; the one it begins with never fails.
// check: statics.check_clock_is_replaced.Clock::elapsed(int)
public final class Clock {
    static LongSupplier ticks = () -> 1000L;

    private Clock() {}

    public static long elapsed(int since) {
        if (since < 0 || since > 1000) {
            return 0;
        }
        long elapsed = ticks.getAsLong() - since;
        assert elapsed >= 0 : "time runs backwards";
        return elapsed;
    }
}

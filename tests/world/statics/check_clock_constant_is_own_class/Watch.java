package statics.check_clock_constant_is_own_class;

// A field of a type of java.time looks like a value, but the clock moves on.
// check: statics.check_clock_constant_is_own_class.Watch::first()
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

public final class Watch {
    private static final Clock TICKS = new Ticks();

    public static void next() {
        TICKS.millis();
    }

    public static long first() {
        long now = TICKS.millis();
        assert now == 1;
        return now;
    }
}
final class Ticks extends Clock {
    private long at;

    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }
    public Clock withZone(ZoneId zone) {
        return this;
    }
    public Instant instant() {
        return Instant.EPOCH;
    }
    public long millis() {
        return ++at;
    }
}

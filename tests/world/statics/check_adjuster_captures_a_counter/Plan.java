package statics.check_adjuster_captures_a_counter;

// A field of a type of java.time looks like a value, but the function counts.
// check: statics.check_adjuster_captures_a_counter.Plan::first()
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalAdjuster;

public final class Plan {
    private static final TemporalAdjuster NEXT = counting();

    private static TemporalAdjuster counting() {
        int[] count = {0};
        return day -> {
            count[0]++;
            return count[0] == 1 ? null : day;
        };
    }

    public static void skip() {
        NEXT.adjustInto(null);
    }

    public static boolean first() {
        boolean none = NEXT.adjustInto(java.time.LocalDate.of(2020, 1, 1)) == null;
        assert none;
        return none;
    }
}

package versions.date_in_a_static_is_another;

// diff: versions.date_in_a_static_is_another.Day::reset
import java.time.LocalDate;

public final class Day {
    private static LocalDate day = LocalDate.MIN;

    private Day() {}

    public static void reset(int n) {
        day = LocalDate.EPOCH;
    }

    public static boolean isReset() {
        return day == LocalDate.EPOCH;
    }
}

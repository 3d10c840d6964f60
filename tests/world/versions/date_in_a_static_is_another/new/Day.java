package versions.date_in_a_static_is_another;

import java.time.LocalDate;

public final class Day {
    private static LocalDate day = LocalDate.MIN;

    private Day() {}

    public static void reset(int n) {
        day = LocalDate.of(1970, 1, 1);
    }

    public static boolean isReset() {
        return day == LocalDate.EPOCH;
    }
}

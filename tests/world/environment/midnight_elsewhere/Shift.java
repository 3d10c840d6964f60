// A calendar without a time zone takes the default one, which the caller may have set.
// generate: environment.midnight_elsewhere.Shift
package environment.midnight_elsewhere;

import java.util.GregorianCalendar;

public final class Shift {
    private static final long DAY = 86_400_000L;

    private final boolean summer;

    public Shift(boolean summer) {
        this.summer = summer;
    }

    public String start() {
        long millis = new GregorianCalendar(2023, summer ? 6 : 0, 1).getTimeInMillis();
        if (millis % DAY == 0) {
            return "midnight";
        }
        if (millis % DAY > DAY / 2) { // tempts
            return "evening";
        }
        return "morning";
    }
}

// The new version leaves out the time zone, so it takes the default one.
// diff: environment.date_at_the_default_place.Deadline::millis(boolean)
package environment.date_at_the_default_place;

import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public final class Deadline {
    private Deadline() {
    }

    public static long millis(boolean late) {
        Calendar day = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        day.clear();
        day.set(2024, Calendar.MARCH, late ? 31 : 1);
        return day.getTimeInMillis();
    }
}

// On which day a week begins is a matter of the default locale, which the calendar asks for.
// generate: environment.week_begins.Planner
package environment.week_begins;

import java.text.DecimalFormatSymbols;
import java.util.Calendar;
import java.util.GregorianCalendar;

public final class Planner {
    private final Calendar calendar = new GregorianCalendar(2024, 0, 1);

    public int weekend() {
        if (calendar.getFirstDayOfWeek() == Calendar.MONDAY) { // tempts
            return 6;
        }
        return 7;
    }

    public String hours(boolean half) {
        if (DecimalFormatSymbols.getInstance().getDecimalSeparator() == ',') {
            return half ? "7,5" : "8";
        }
        return half ? "7.5" : "8";
    }
}

// A date is shown in the default time zone, which the caller may have set.
// check: environment.hour_of_the_epoch.Stamp::hour(boolean)
package environment.hour_of_the_epoch;

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public final class Stamp {
    private Stamp() {
    }

    public static String hour(boolean noon) {
        String hour = new SimpleDateFormat("HH", Locale.ROOT).format(new Date(noon ? 43_200_000L : 0L));
        assert hour.equals(noon ? "12" : "00") : hour;
        return hour;
    }
}

// The rules of a time zone are data of the library: without them every zone is that of Greenwich.
// check: missing.zone_of_the_library.Office::offset(boolean)
package missing.zone_of_the_library;

import java.util.TimeZone;

public final class Office {
    private Office() {
    }

    public static int offset(boolean east) {
        int millis = TimeZone.getTimeZone(east ? "Asia/Tokyo" : "UTC").getRawOffset();
        assert millis == 0 : millis;
        return millis / 3_600_000;
    }
}

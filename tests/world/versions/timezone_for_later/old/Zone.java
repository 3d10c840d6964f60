// The default time zone is set by a changed method.
// diff: versions.timezone_for_later.Zone::utc
package versions.timezone_for_later;

import java.util.*;
public final class Zone {
    static void use(String id) { TimeZone.setDefault(TimeZone.getTimeZone(id)); }
    static boolean utc() { return TimeZone.getDefault().getRawOffset() == 0; }
}

package versions.timezone_for_later;

import java.util.*;
public final class Zone {
    static void use(String id) { TimeZone.setDefault(TimeZone.getTimeZone("UTC")); }
    static boolean utc() { return TimeZone.getDefault().getRawOffset() == 0; }
}

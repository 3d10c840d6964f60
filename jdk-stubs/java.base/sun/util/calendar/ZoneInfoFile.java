package sun.util.calendar;

import java.util.Map;
import java.util.stream.Stream;

import jdk.internal.misc.VM;

/**
 * Time zones by identifier: UTC, GMT and fixed offsets. The time zone
 * database is not read, so any other region ends the run as unsupported.
 */
public final class ZoneInfoFile {

    private static final int MINUTE = 60_000;

    private ZoneInfoFile() {
    }

    // ---- identifiers ----

    public static String[] getZoneIds() {
        return new String[] {"GMT", "UTC"};
    }

    public static String[] getZoneIds(int rawOffset) {
        return rawOffset == 0 ? getZoneIds() : new String[0];
    }

    public static Stream<String> zoneIds() {
        return Stream.of(getZoneIds());
    }

    public static Stream<String> zoneIds(int rawOffset) {
        return Stream.of(getZoneIds(rawOffset));
    }

    public static Map<String, String> getAliasMap() {
        return Map.of();
    }

    public static String getVersion() {
        return "none";
    }

    public static boolean useOldMapping() {
        return false;
    }

    // ---- zones ----

    public static ZoneInfo getZoneInfo(String zoneId) {
        if (zoneId == null) {
            return null;
        }
        switch (zoneId) {
            case "UTC":
            case "GMT":
            case "Etc/UTC":
            case "Etc/GMT":
            case "UCT":
            case "Zulu":
                return new ZoneInfo(zoneId, 0);
            default:
                if (zoneId.indexOf('/') > 0 || zoneId.length() == 3) {
                    throw VM.unsupported("time zone " + zoneId);
                }
                return null;
        }
    }

    public static ZoneInfo getCustomTimeZone(String originalId, int gmtOffset) {
        return new ZoneInfo(toCustomID(gmtOffset), gmtOffset);
    }

    /** For example "GMT+02:30". */
    public static String toCustomID(int gmtOffset) {
        int minutes = Math.abs(gmtOffset) / MINUTE;
        return "GMT" + (gmtOffset < 0 ? '-' : '+') + twoDigits(minutes / 60) + ':'
            + twoDigits(minutes % 60);
    }

    private static String twoDigits(int n) {
        return n < 10 ? "0" + n : String.valueOf(n);
    }
}

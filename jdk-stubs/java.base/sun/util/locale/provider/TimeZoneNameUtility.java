package sun.util.locale.provider;

import java.util.Locale;
import java.util.Optional;
import java.util.TimeZone;

import jdk.internal.misc.VM;

/**
 * Names of time zones, for UTC and GMT in English.
 */
public final class TimeZoneNameUtility {

    private TimeZoneNameUtility() {
    }

    /** Identifier, then long and short names: standard, daylight, generic. */
    public static String[] retrieveDisplayNames(String id, Locale locale) {
        String name;
        switch (id) {
            case "UTC":
            case "Etc/UTC":
                name = universal(locale);
                break;
            case "GMT":
                name = "Greenwich Mean Time";
                break;
            default:
                if (id.startsWith("GMT") || id.startsWith("UTC") || id.startsWith("+")
                        || id.startsWith("-")) {
                    return null;
                }
                throw LocaleText.missing("names of time zone " + id, locale);
        }
        String shortName = id.equals("GMT") ? "GMT" : "UTC";
        return new String[] {id, name, shortName, name, shortName, name, shortName};
    }

    /** The root locale lost its names in release 23. */
    private static String universal(Locale locale) {
        boolean unnamed = locale.getLanguage().isEmpty() && VM.obligatoFeature() >= 23;
        return unnamed ? "GMT" : "Coordinated Universal Time";
    }

    public static String retrieveDisplayName(String id, boolean daylight, int style, Locale locale) {
        String[] names = retrieveDisplayNames(id, locale);
        return names == null ? null : names[style == TimeZone.LONG ? 1 : 2];
    }

    public static String retrieveGenericDisplayName(String id, int style, Locale locale) {
        return retrieveDisplayName(id, false, style, locale);
    }

    public static String[][] getZoneStrings(Locale locale) {
        return new String[][] {retrieveDisplayNames("UTC", locale), retrieveDisplayNames("GMT", locale)};
    }

    public static Optional<String> convertLDMLShortID(String shortID) {
        return Optional.empty();
    }

    public static Optional<String> canonicalTZID(String id) {
        return Optional.empty();
    }
}

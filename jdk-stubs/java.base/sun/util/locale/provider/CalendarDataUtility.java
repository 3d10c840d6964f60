package sun.util.locale.provider;

import java.util.Calendar;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import jdk.internal.misc.VM;

/**
 * Week rules and names of calendar fields, from {@link LocaleText}.
 *
 * Deliberately absent: calendars other than the Gregorian one, region
 * overrides in locale extensions.
 */
public class CalendarDataUtility {

    private static final int ALL_STYLES = 0;

    /** The order in which names are tried when a text is parsed. */
    private static final Comparator<String> LONGEST_FIRST = (a, b) ->
        a.length() != b.length() ? b.length() - a.length() : a.compareTo(b);

    private CalendarDataUtility() {
    }

    // ---- weeks ----

    public static int retrieveFirstDayOfWeek(Locale locale) {
        return LocaleText.week(locale) / 10;
    }

    public static int retrieveMinimalDaysInFirstWeek(Locale locale) {
        return LocaleText.week(locale) % 10;
    }

    public static Locale findRegionOverride(Locale locale) {
        return locale;
    }

    // ---- names ----

    public static String retrieveFieldValueName(String id, int field, int value, int style,
                                                Locale locale) {
        return retrieveJavaTimeFieldValueName(id, field, value, style, locale);
    }

    public static String retrieveJavaTimeFieldValueName(String id, int field, int value, int style,
                                                        Locale locale) {
        String[] names = names(id, field, style, locale);
        int index = value - first(field);
        return names == null || index < 0 || index >= names.length || names[index].isEmpty()
            ? null : names[index];
    }

    public static Map<String, Integer> retrieveFieldValueNames(String id, int field, int style,
                                                               Locale locale) {
        return retrieveJavaTimeFieldValueNames(id, field, style, locale);
    }

    public static Map<String, Integer> retrieveJavaTimeFieldValueNames(String id, int field,
                                                                       int style, Locale locale) {
        Map<String, Integer> result = new TreeMap<>(LONGEST_FIRST);
        if (style == ALL_STYLES) {
            addNames(result, id, field, Calendar.SHORT, locale);
            addNames(result, id, field, Calendar.LONG, locale);
            Map<String, Integer> narrow = new HashMap<>();
            if (addNames(narrow, id, field, Calendar.NARROW_FORMAT, locale)) {
                result.putAll(narrow);
            }
        } else if (!addNames(result, id, field, style, locale)) {
            return null;
        }
        return result.isEmpty() ? null : result;
    }

    /** False if two values share a name, as narrow names do: such names cannot be looked up. */
    private static boolean addNames(Map<String, Integer> result, String id, int field, int style,
                                    Locale locale) {
        String[] names = names(id, field, style, locale);
        boolean unique = true;
        for (int i = 0; names != null && i < names.length; i++) {
            if (!names[i].isEmpty()) {
                int value = i + first(field);
                Integer old = result.put(names[i], value);
                unique &= old == null || old == value;
            }
        }
        return unique;
    }

    private static String[] names(String id, int field, int style, Locale locale) {
        if (!id.equals("gregory") && !id.equals("gregorian") && !id.equals("iso8601")) {
            throw VM.unsupported("locale data: calendar " + id);
        }
        return LocaleText.fieldNames(field, style, locale);
    }

    /** Days of the week count from 1, everything else from 0. */
    private static int first(int field) {
        return field == Calendar.DAY_OF_WEEK ? 1 : 0;
    }
}

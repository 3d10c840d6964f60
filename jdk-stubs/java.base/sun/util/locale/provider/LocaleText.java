package sun.util.locale.provider;

import java.util.Calendar;
import java.util.Locale;

import jdk.internal.misc.VM;

/**
 * The locale data of the interpreter: number symbols and patterns for common
 * locales, names and patterns of dates for English and the root locale.
 *
 * A locale that is not listed here ends the run as unsupported, so a
 * program never sees data of another locale than the one it asked for.
 */
final class LocaleText {

    private static final char NO_BREAK_SPACE = '\u00a0';
    private static final char NARROW_NO_BREAK_SPACE = '\u202f';
    private static final char APOSTROPHE = '\u2019';

    static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December", ""};
    static final String[] SHORT_MONTHS = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", ""};
    static final String[] NARROW_MONTHS = {
        "J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D", ""};
    static final String[] ROOT_NARROW_MONTHS = {
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", ""};
    static final String[] DAYS = {
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    static final String[] SHORT_DAYS = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static final String[] NARROW_DAYS = {"S", "M", "T", "W", "T", "F", "S"};
    static final String[] AM_PM = {"AM", "PM"};
    static final String[] NARROW_AM_PM = {"a", "p"};
    static final String[] ERAS = {"BC", "AD"};
    static final String[] LONG_ERAS = {"Before Christ", "Anno Domini"};
    static final String[] NARROW_ERAS = {"B", "A"};
    static final String[] ROOT_ERAS = {"BCE", "CE"};
    static final String[] QUARTERS = {"1st quarter", "2nd quarter", "3rd quarter", "4th quarter"};
    static final String[] SHORT_QUARTERS = {"Q1", "Q2", "Q3", "Q4"};
    static final String[] NARROW_QUARTERS = {"1", "2", "3", "4"};

    private LocaleText() {
    }

    static Error missing(String what, Locale locale) {
        return VM.unsupported("locale data: " + what + " of " + locale.toLanguageTag());
    }

    // ---- numbers ----

    /** Decimal separator and grouping separator. */
    static String separators(Locale locale) {
        String country = locale.getCountry();
        switch (locale.getLanguage()) {
            case "":
            case "ja":
            case "ko":
                return ".,";
            case "en":
                return country.equals("ZA") ? "," + NO_BREAK_SPACE : ".,";
            case "zh":
                if (country.equals("TW") || country.equals("HK")) {
                    throw missing("numbers", locale);
                }
                return ".,";
            case "de":
                return country.equals("AT") ? "," + NO_BREAK_SPACE
                    : country.equals("CH") || country.equals("LI") ? "." + APOSTROPHE : ",.";
            case "fr":
                return "," + (country.equals("CA") ? NO_BREAK_SPACE : NARROW_NO_BREAK_SPACE);
            case "it":
                return country.equals("CH") ? "." + APOSTROPHE : ",.";
            case "es":
                return spanishSeparators(locale);
            case "pt":
                return country.equals("PT") ? "," + NO_BREAK_SPACE : ",.";
            case "nl":
            case "da":
            case "tr":
                return ",.";
            case "pl":
            case "cs":
                return "," + NO_BREAK_SPACE;
            default:
                throw missing("numbers", locale);
        }
    }

    private static String spanishSeparators(Locale locale) {
        switch (locale.getCountry()) {
            case "":
            case "ES":
            case "AR":
                return ",.";
            case "MX":
            case "US":
                return ".,";
            default:
                throw missing("numbers", locale);
        }
    }

    /** In the order in which {@code DecimalFormatSymbols} reads them. */
    static String[] numberElements(Locale locale) {
        String separators = separators(locale);
        return new String[] {
            separators.substring(0, 1), separators.substring(1, 2), ";", "%", "0", "#", "-",
            exponent(locale), "\u2030", "\u221e", "NaN", "", ""};
    }

    private static String exponent(Locale locale) {
        if (!locale.getLanguage().equals("en")) {
            return "E";
        }
        boolean small = locale.getCountry().equals("AU")
            || locale.getCountry().equals("CA") && VM.obligatoFeature() < 25;
        return small ? "e" : "E";
    }

    /** Patterns: number, currency, percent, accounting. */
    static String[] numberPatterns(Locale locale) {
        String currency = currencyPattern(locale);
        return new String[] {"#,##0.###", currency, percentPattern(locale), currency};
    }

    private static String percentPattern(Locale locale) {
        String country = locale.getCountry();
        switch (locale.getLanguage()) {
            case "de":
                return country.equals("CH") || country.equals("LI") ? "#,##0%" : "#,##0\u00a0%";
            case "fr":
                return country.equals("CH") ? "#,##0%" : "#,##0\u00a0%";
            case "es":
                return country.isEmpty() || country.equals("ES") || VM.obligatoFeature() < 25
                    ? "#,##0\u00a0%" : "#,##0%";
            case "da":
            case "cs":
                return "#,##0\u00a0%";
            case "tr":
                return "%#,##0";
            default:
                return "#,##0%";
        }
    }

    private static String currencyPattern(Locale locale) {
        String country = locale.getCountry();
        switch (locale.getLanguage()) {
            case "":
            case "pt":
                return country.equals("PT") ? "#,##0.00\u00a0\u00a4" : "\u00a4\u00a0#,##0.00";
            case "de":
                return country.equals("AT") ? "\u00a4\u00a0#,##0.00"
                    : country.equals("CH") || country.equals("LI")
                    ? "\u00a4\u00a0#,##0.00;\u00a4-#,##0.00" : "#,##0.00\u00a0\u00a4";
            case "it":
                return country.equals("CH") ? "\u00a4\u00a0#,##0.00;\u00a4-#,##0.00"
                    : "#,##0.00\u00a0\u00a4";
            case "es":
                return country.equals("AR") ? "\u00a4\u00a0#,##0.00"
                    : country.equals("MX") || country.equals("US") ? "\u00a4#,##0.00"
                    : "#,##0.00\u00a0\u00a4";
            case "fr":
            case "da":
            case "pl":
            case "cs":
                return "#,##0.00\u00a0\u00a4";
            case "nl":
                return "\u00a4\u00a0#,##0.00;\u00a4\u00a0-#,##0.00";
            default:
                return "\u00a4#,##0.00";
        }
    }

    // ---- names of dates: English and root ----

    /** Whether the locale is the root locale; unsupported if it is neither that nor English. */
    static boolean isRoot(Locale locale) {
        if (locale.getLanguage().isEmpty()) {
            return true;
        }
        boolean american = locale.getCountry().isEmpty() || locale.getCountry().equals("US");
        if (!locale.getLanguage().equals("en") || !american) {
            throw missing("dates", locale);
        }
        return false;
    }

    /** The names of the values of a {@link Calendar} field, or null if it has none. */
    static String[] fieldNames(int field, int style, Locale locale) {
        boolean root = isRoot(locale);
        int width = style & ~0x8000;
        boolean isLong = width == Calendar.LONG;
        boolean narrow = width == Calendar.NARROW_FORMAT;
        switch (field) {
            case Calendar.MONTH:
                return narrow ? (root ? ROOT_NARROW_MONTHS : NARROW_MONTHS)
                    : isLong && !root ? MONTHS : SHORT_MONTHS;
            case Calendar.DAY_OF_WEEK:
                return narrow ? NARROW_DAYS : isLong && !root ? DAYS : SHORT_DAYS;
            case Calendar.AM_PM:
                return narrow && !root ? NARROW_AM_PM : AM_PM;
            case Calendar.ERA:
                return root ? ROOT_ERAS : narrow ? NARROW_ERAS : isLong ? LONG_ERAS : ERAS;
            default:
                return null;
        }
    }

    // ---- patterns of dates; styles: 0 full, 1 long, 2 medium, 3 short, -1 none ----

    private static final String[] DATES = {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"};
    private static final String[] ROOT_DATES = {"y MMMM d, EEEE", "y MMMM d", "y MMM d", "y-MM-dd"};
    private static final String[] TIMES = {"h:mm:ss_a zzzz", "h:mm:ss_a z", "h:mm:ss_a", "h:mm_a"};
    private static final String[] ROOT_TIMES = {"HH:mm:ss zzzz", "HH:mm:ss z", "HH:mm:ss", "HH:mm"};

    static String dateTimePattern(int timeStyle, int dateStyle, Locale locale) {
        boolean root = isRoot(locale);
        String time = timeStyle < 0 ? null : root ? ROOT_TIMES[timeStyle] : englishTime(timeStyle);
        String date = dateStyle < 0 ? null : (root ? ROOT_DATES : DATES)[dateStyle];
        if (time == null || date == null) {
            return time == null ? date : time;
        }
        return date + (root ? " " : joint(dateStyle, locale)) + time;
    }

    /** Since release 20 the space before the day period is narrow and not breaking. */
    private static String englishTime(int style) {
        return TIMES[style].replace('_', VM.obligatoFeature() >= 20 ? NARROW_NO_BREAK_SPACE : ' ');
    }

    private static String joint(int dateStyle, Locale locale) {
        if (dateStyle >= 2) {
            return ", ";
        }
        int feature = VM.obligatoFeature();
        if (feature > 17 && feature < 25) {
            throw missing("long date and time patterns", locale);
        }
        return feature == 17 ? " 'at' " : ", ";
    }

    // ---- weeks ----

    /** First day of the week (1 is Sunday) times 10 plus the minimal days in the first week. */
    static int week(Locale locale) {
        switch (locale.getCountry()) {
            case "":
            case "US": case "CA": case "IN": case "JP": case "KR": case "MX": case "BR": case "ZA":
                return 11;
            case "GB": case "IE": case "DE": case "AT": case "CH": case "FR": case "BE": case "IT":
            case "ES": case "NL": case "PL": case "DK": case "CZ":
                return 24;
            case "PT":
                return 14;
            case "TR": case "AR":
                return 21;
            default:
                throw missing("weeks", locale);
        }
    }
}

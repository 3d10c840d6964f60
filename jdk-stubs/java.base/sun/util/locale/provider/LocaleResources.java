package sun.util.locale.provider;

import java.util.Calendar;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The data of one locale in the form in which the formatting classes read it.
 *
 * Deliberately absent: names of locales, currencies and time zones, day
 * periods, compact numbers, list patterns.
 */
public class LocaleResources {

    private final Locale locale;

    LocaleResources(Locale locale) {
        this.locale = locale;
    }

    // ---- numbers ----

    /** Element 0: the symbols; elements 1 and 2: slots for currency names. */
    public Object[] getDecimalFormatSymbolsData() {
        return new Object[] {LocaleText.numberElements(locale), null, null};
    }

    public String[] getNumberPatterns() {
        return LocaleText.numberPatterns(locale);
    }

    // ---- dates ----

    public String getDateTimePattern(int timeStyle, int dateStyle, Calendar cal) {
        return LocaleText.dateTimePattern(timeStyle, dateStyle, locale);
    }

    public ResourceBundle getJavaTimeFormatData() {
        return names(locale);
    }

    /** Names of months, days, eras and quarters under the keys of the formatting classes. */
    static ResourceBundle names(Locale locale) {
        boolean root = LocaleText.isRoot(locale);
        return new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                String[] quarters = root ? LocaleText.SHORT_QUARTERS : LocaleText.QUARTERS;
                return new Object[][] {
                    {"MonthNames", root ? LocaleText.SHORT_MONTHS : LocaleText.MONTHS},
                    {"MonthAbbreviations", LocaleText.SHORT_MONTHS},
                    {"DayNames", root ? LocaleText.SHORT_DAYS : LocaleText.DAYS},
                    {"DayAbbreviations", LocaleText.SHORT_DAYS},
                    {"AmPmMarkers", LocaleText.AM_PM},
                    {"Eras", root ? LocaleText.ROOT_ERAS : LocaleText.ERAS},
                    {"DateTimePatternChars", "GyMdkHmsSEDFwWahKzZ"},
                    {"QuarterNames", quarters},
                    {"standalone.QuarterNames", quarters},
                    {"QuarterAbbreviations", LocaleText.SHORT_QUARTERS},
                    {"standalone.QuarterAbbreviations", LocaleText.SHORT_QUARTERS},
                    {"QuarterNarrows", LocaleText.NARROW_QUARTERS},
                    {"standalone.QuarterNarrows", LocaleText.NARROW_QUARTERS},
                };
            }
        };
    }

    // ---- absent ----

    public String[] getRules() {
        throw LocaleText.missing("day periods", locale);
    }

    public String getLocaleName(String key) {
        throw LocaleText.missing("names of locales", locale);
    }

    public String getCurrencyName(String key) {
        throw LocaleText.missing("names of currencies", locale);
    }
}

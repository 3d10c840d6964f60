package sun.util.locale.provider;

import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.text.spi.BreakIteratorProvider;
import java.text.spi.CollatorProvider;
import java.text.spi.DateFormatProvider;
import java.text.spi.DateFormatSymbolsProvider;
import java.text.spi.DecimalFormatSymbolsProvider;
import java.text.spi.NumberFormatProvider;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.spi.LocaleServiceProvider;

import jdk.internal.misc.VM;
import sun.text.spi.JavaTimeDateTimePatternProvider;
import sun.util.resources.LocaleData;
import sun.util.spi.CalendarProvider;

/**
 * The source of locale-sensitive services: one adapter with the built-in data
 * of {@link LocaleText} instead of resource bundles and service providers.
 *
 * Deliberately absent: collation, text boundaries, other calendars.
 */
public class LocaleProviderAdapter implements ResourceBundleBasedAdapter {

    public enum Type {
        JRE, CLDR, SPI, HOST, FALLBACK
    }

    private static final LocaleProviderAdapter INSTANCE = new LocaleProviderAdapter();

    private static final Locale[] LOCALES = {Locale.ROOT, Locale.ENGLISH, Locale.US};

    private LocaleProviderAdapter() {
    }

    // ---- finding the adapter ----

    public static LocaleProviderAdapter forType(Type type) {
        return INSTANCE;
    }

    public static LocaleProviderAdapter forJRE() {
        return INSTANCE;
    }

    public static LocaleProviderAdapter getResourceBundleBased() {
        return INSTANCE;
    }

    public static List<Type> getAdapterPreference() {
        return List.of(Type.CLDR);
    }

    public static LocaleProviderAdapter getAdapter(Class<? extends LocaleServiceProvider> service,
                                                   Locale locale) {
        return INSTANCE;
    }

    public Type getAdapterType() {
        return Type.CLDR;
    }

    // ---- data ----

    public LocaleResources getLocaleResources(Locale locale) {
        return new LocaleResources(locale);
    }

    @Override
    public LocaleData getLocaleData() {
        return new LocaleData(Type.CLDR);
    }

    @Override
    public List<Locale> getCandidateLocales(String baseName, Locale locale) {
        return List.of(locale, Locale.ROOT);
    }

    public boolean isSupportedProviderLocale(Locale locale, Set<String> langTags) {
        return true;
    }

    public Locale[] getAvailableLocales() {
        return LOCALES.clone();
    }

    // ---- numbers ----

    public DecimalFormatSymbolsProvider getDecimalFormatSymbolsProvider() {
        return new DecimalFormatSymbolsProvider() {
            @Override
            public DecimalFormatSymbols getInstance(Locale locale) {
                return new DecimalFormatSymbols(locale);
            }

            @Override
            public Locale[] getAvailableLocales() {
                return LOCALES.clone();
            }
        };
    }

    public NumberFormatProvider getNumberFormatProvider() {
        return new Numbers();
    }

    /** Number formats made of the locale's patterns. */
    private static final class Numbers extends NumberFormatProvider {

        private static DecimalFormat make(Locale locale, int pattern) {
            return new DecimalFormat(LocaleText.numberPatterns(locale)[pattern],
                DecimalFormatSymbols.getInstance(locale));
        }

        @Override
        public NumberFormat getNumberInstance(Locale locale) {
            return make(locale, 0);
        }

        @Override
        public NumberFormat getIntegerInstance(Locale locale) {
            DecimalFormat format = make(locale, 0);
            format.setMaximumFractionDigits(0);
            format.setDecimalSeparatorAlwaysShown(false);
            format.setParseIntegerOnly(true);
            return format;
        }

        @Override
        public NumberFormat getPercentInstance(Locale locale) {
            return make(locale, 2);
        }

        @Override
        public NumberFormat getCurrencyInstance(Locale locale) {
            DecimalFormat format = make(locale, 1);
            int digits = format.getCurrency().getDefaultFractionDigits();
            format.setMinimumFractionDigits(digits);
            format.setMaximumFractionDigits(digits);
            return format;
        }

        @Override
        public NumberFormat getCompactNumberInstance(Locale locale, NumberFormat.Style style) {
            throw LocaleText.missing("compact numbers", locale);
        }

        @Override
        public Locale[] getAvailableLocales() {
            return LOCALES.clone();
        }
    }

    // ---- dates ----

    public DateFormatSymbolsProvider getDateFormatSymbolsProvider() {
        return new DateFormatSymbolsProvider() {
            @Override
            public DateFormatSymbols getInstance(Locale locale) {
                return new DateFormatSymbols(locale);
            }

            @Override
            public Locale[] getAvailableLocales() {
                return LOCALES.clone();
            }
        };
    }

    public DateFormatProvider getDateFormatProvider() {
        return new Dates();
    }

    /** Date formats made of the locale's patterns. */
    private static final class Dates extends DateFormatProvider {

        private static DateFormat make(int timeStyle, int dateStyle, Locale locale) {
            return new SimpleDateFormat(
                LocaleText.dateTimePattern(timeStyle, dateStyle, locale), locale);
        }

        @Override
        public DateFormat getTimeInstance(int style, Locale locale) {
            return make(style, -1, locale);
        }

        @Override
        public DateFormat getDateInstance(int style, Locale locale) {
            return make(-1, style, locale);
        }

        @Override
        public DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale locale) {
            return make(timeStyle, dateStyle, locale);
        }

        @Override
        public Locale[] getAvailableLocales() {
            return LOCALES.clone();
        }
    }

    public JavaTimeDateTimePatternProvider getJavaTimeDateTimePatternProvider() {
        return new JavaTimeDateTimePatternProvider() {
            @Override
            public String getJavaTimeDateTimePattern(int timeStyle, int dateStyle, String calType,
                                                     Locale locale) {
                return LocaleText.dateTimePattern(timeStyle, dateStyle, locale);
            }

            @Override
            public Locale[] getAvailableLocales() {
                return LOCALES.clone();
            }
        };
    }

    /** Null: {@code Calendar} then makes a Gregorian calendar itself. */
    public CalendarProvider getCalendarProvider() {
        return null;
    }

    // ---- absent ----

    public BreakIteratorProvider getBreakIteratorProvider() {
        throw VM.unsupported("java.text.BreakIterator");
    }

    public CollatorProvider getCollatorProvider() {
        throw VM.unsupported("java.text.Collator");
    }
}

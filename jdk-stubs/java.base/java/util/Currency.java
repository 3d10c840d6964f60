package java.util;

import java.io.Serializable;
import java.util.stream.Stream;

import jdk.internal.misc.VM;

/**
 * A currency of ISO 4217, for the common ones listed here. Asking for any
 * other one, or for a symbol in a language without data, ends the run as
 * unsupported.
 *
 * Deliberately absent: display names, historic currencies, overrides.
 */
public final class Currency implements Serializable {

    private static final long serialVersionUID = -158308464356906721L;

    /** Code, fraction digits, number, symbol in English, countries. */
    private static final String[] TABLE = {
        "USD 2 840 $ US", "EUR 2 978 \u20ac DE FR IT ES NL AT BE IE PT FI GR", "GBP 2 826 \u00a3 GB",
        "JPY 0 392 \u00a5 JP", "CNY 2 156 CN\u00a5 CN", "KRW 0 410 \u20a9 KR", "INR 2 356 \u20b9 IN",
        "CAD 2 124 CA$ CA", "AUD 2 36 A$ AU", "NZD 2 554 NZ$ NZ", "CHF 2 756 CHF CH LI",
        "BRL 2 986 R$ BR", "MXN 2 484 MX$ MX", "PLN 2 985 PLN PL", "CZK 2 203 CZK CZ",
        "DKK 2 208 DKK DK", "SEK 2 752 SEK SE", "NOK 2 578 NOK NO", "TRY 2 949 TRY TR",
        "ARS 2 32 ARS AR", "ZAR 2 710 ZAR ZA", "HUF 2 348 HUF HU", "RUB 2 643 RUB RU",
        "SGD 2 702 SGD SG", "HKD 2 344 HK$ HK", "ILS 2 376 \u20aa IL", "XXX -1 999 \u00a4"};

    /** Symbols in a country that uses the currency; the English one where none is listed. */
    private static final String[] LOCAL = {
        "CA $", "AU $", "MX $", "PL z\u0142", "CZ K\u010d", "DK kr.", "TR \u20ba", "AR $", "ZA R",
        "JP \uffe5", "CN \u00a5"};

    private static final Map<String, Currency> KNOWN = new LinkedHashMap<>();

    static {
        for (String line : TABLE) {
            Currency currency = new Currency(line.split(" "));
            KNOWN.put(currency.currencyCode, currency);
        }
    }

    private final String currencyCode;
    private final int fractionDigits;
    private final int numericCode;
    private final String symbol;
    private final List<String> countries;

    private Currency(String[] parts) {
        currencyCode = parts[0];
        fractionDigits = Integer.parseInt(parts[1]);
        numericCode = Integer.parseInt(parts[2]);
        symbol = parts[3];
        countries = Arrays.asList(parts).subList(4, parts.length);
    }

    // ---- finding ----

    public static Currency getInstance(String currencyCode) {
        Currency found = KNOWN.get(Objects.requireNonNull(currencyCode));
        if (found != null) {
            return found;
        }
        if (!currencyCode.matches("[A-Z]{3}")) {
            throw invalid("The input currency code: \"" + currencyCode
                + "\" is not a valid ISO 4217 code");
        }
        throw VM.unsupported("java.util.Currency " + currencyCode);
    }

    public static Currency getInstance(Locale locale) {
        String country = locale.getCountry();
        if (!country.matches("[A-Z]{2}")) {
            throw invalid("The country of the input locale: \"" + locale
                + "\" is not a valid ISO 3166 country code");
        }
        for (Currency currency : KNOWN.values()) {
            if (currency.countries.contains(country)) {
                return currency;
            }
        }
        throw VM.unsupported("java.util.Currency of country " + country);
    }

    private static IllegalArgumentException invalid(String message) {
        return VM.obligatoFeature() >= 21 ? new IllegalArgumentException(message)
                                          : new IllegalArgumentException();
    }

    public static Set<Currency> getAvailableCurrencies() {
        throw VM.unsupported("java.util.Currency.getAvailableCurrencies");
    }

    public static Stream<Currency> availableCurrencies() {
        throw VM.unsupported("java.util.Currency.availableCurrencies");
    }

    // ---- facts ----

    public String getCurrencyCode() {
        return currencyCode;
    }

    public int getDefaultFractionDigits() {
        return fractionDigits;
    }

    public int getNumericCode() {
        return numericCode;
    }

    public String getNumericCodeAsString() {
        String digits = String.valueOf(numericCode);
        return "000".substring(digits.length()) + digits;
    }

    public String getSymbol() {
        return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getSymbol(Locale locale) {
        String country = locale.getCountry();
        if (countries.contains(country)) {
            return localSymbol(country);
        }
        boolean american = locale.getLanguage().equals("en")
            && (country.isEmpty() || country.equals("US"));
        if (!american && !currencyCode.equals("EUR") && !currencyCode.equals("XXX")) {
            throw VM.unsupported("locale data: symbol of " + currencyCode + " in "
                + locale.toLanguageTag());
        }
        return symbol;
    }

    private String localSymbol(String country) {
        for (String entry : LOCAL) {
            if (entry.startsWith(country)) {
                return entry.substring(3);
            }
        }
        return symbol;
    }

    public String getDisplayName() {
        return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(Locale locale) {
        throw VM.unsupported("java.util.Currency.getDisplayName");
    }

    @Override
    public String toString() {
        return currencyCode;
    }
}

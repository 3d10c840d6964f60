package environment.check_currency_of_a_country;

import java.util.Currency;
import java.util.Locale;

// check: environment.check_currency_of_a_country.Amount::in(int)
public final class Amount {
    private Amount() {}

    static String in(int cents) {
        String code = Currency.getInstance(Locale.FRANCE).getCurrencyCode();
        assert code.equals("EUR");
        return code + cents;
    }
}

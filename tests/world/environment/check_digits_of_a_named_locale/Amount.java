package environment.check_digits_of_a_named_locale;

import java.util.Locale;

// check: environment.check_digits_of_a_named_locale.Amount::shown(int)
public final class Amount {
    private Amount() {}

    static String shown(int cents) {
        String text = String.format(Locale.FRANCE, "%,d", 1234);
        assert text.charAt(1) == '\u202f';
        return text + cents;
    }
}

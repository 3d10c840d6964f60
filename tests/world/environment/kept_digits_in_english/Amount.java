package environment.kept_digits_in_english;

import java.util.Locale;

// check: environment.kept_digits_in_english.Amount::shown(int) => HOLDS
public final class Amount {
    private Amount() {}

    static String shown(int cents) {
        String text = String.format(Locale.US, "%,d", 1234);
        assert text.equals("1,234");
        return text + cents;
    }
}

package environment.check_form_of_a_number;

import java.text.NumberFormat;
import java.util.Locale;

// check: environment.check_form_of_a_number.Amount::shown(int)
public final class Amount {
    private Amount() {}

    static String shown(int cents) {
        String text = NumberFormat.getInstance(Locale.FRANCE).format(1234);
        assert text.charAt(1) == '\u202f';
        return text + cents;
    }
}

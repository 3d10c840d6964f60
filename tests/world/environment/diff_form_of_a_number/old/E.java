package environment.diff_form_of_a_number;

import java.text.NumberFormat;
import java.util.Locale;

// diff: environment.diff_form_of_a_number.E::shown(int)
public final class E {
    private E() {}

    public static String shown(int cents) {
        return NumberFormat.getInstance(Locale.FRANCE).format(1234) + cents;
    }
}

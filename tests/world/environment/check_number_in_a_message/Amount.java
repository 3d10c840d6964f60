package environment.check_number_in_a_message;

import java.text.MessageFormat;
import java.util.Locale;

// check: environment.check_number_in_a_message.Amount::shown(int)
public final class Amount {
    private Amount() {}

    static String shown(int cents) {
        String text = new MessageFormat("{0,number}", Locale.FRANCE).format(new Object[] {1234});
        assert text.charAt(1) == '\u202f';
        return text + cents;
    }
}

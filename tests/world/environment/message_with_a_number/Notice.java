// A message formats numbers for the default locale: with a point or a blank between the thousands.
// check: environment.message_with_a_number.Notice::text(boolean)
package environment.message_with_a_number;

import java.text.MessageFormat;

public final class Notice {
    private Notice() {
    }

    public static String text(boolean many) {
        String text = MessageFormat.format("{0} left", many ? 1500 : 15);
        assert text.equals(many ? "1,500 left" : "15 left") : text;
        return text;
    }
}

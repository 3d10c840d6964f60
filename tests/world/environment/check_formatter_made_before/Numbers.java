package environment.check_formatter_made_before;

import java.util.Formatter;
import java.util.Locale;

// The formatter has the locale that was the default when it was made.
// check: environment.check_formatter_made_before.Numbers::half()
final class Numbers {
    static String half() {
        Formatter formatter = new Formatter();
        Locale.setDefault(Locale.FRANCE);
        String text = formatter.format("%.1f", 1.5).toString();
        assert text.equals("1.5");
        return text;
    }
}

package environment.check_locale_of_a_formatter;

// A formatter tells the default locale.
// check: environment.check_locale_of_a_formatter.Texts::isEnglish()
import java.util.Formatter;

final class Texts {
    static boolean isEnglish() {
        boolean english = new Formatter().locale().getLanguage().equals("en");
        assert english;
        return english;
    }
}

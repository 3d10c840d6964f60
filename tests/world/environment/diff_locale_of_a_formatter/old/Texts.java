package environment.diff_locale_of_a_formatter;

// A formatter tells the default locale.
// diff: environment.diff_locale_of_a_formatter.Texts::isEnglish()
import java.util.Formatter;

final class Texts {
    static boolean isEnglish() {
        return new Formatter().locale().getLanguage().equals("en");
    }
}

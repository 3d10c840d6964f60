package environment.check_locale_of_a_pattern;

// A formatter of numbers only still tells the default locale.
// check: environment.check_locale_of_a_pattern.Texts::isEnglish()
import java.time.format.DateTimeFormatter;

final class Texts {
    static boolean isEnglish() {
        boolean english = DateTimeFormatter.ofPattern("yyyy").getLocale().getLanguage().equals("en");
        assert english;
        return english;
    }
}

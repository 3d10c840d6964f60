package environment.check_locale_of_a_constant;

// A constant of the library was made with the default locale.
// check: environment.check_locale_of_a_constant.Texts::isEnglish()
import java.time.format.DateTimeFormatter;

final class Texts {
    static boolean isEnglish() {
        boolean english = DateTimeFormatter.ISO_LOCAL_DATE.getLocale().getLanguage().equals("en");
        assert english;
        return english;
    }
}

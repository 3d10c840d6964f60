package environment.check_locale_of_a_scanner;

// A scanner tells the default locale.
// check: environment.check_locale_of_a_scanner.Texts::isEnglish()
import java.util.Scanner;

final class Texts {
    static boolean isEnglish() {
        boolean english = new Scanner("").locale().getLanguage().equals("en");
        assert english;
        return english;
    }
}

package environment.check_separator_of_a_scanner;

// A scanner shows the decimal separator of the default locale.
// check: environment.check_separator_of_a_scanner.Texts::isEnglish()
import java.util.Scanner;

final class Texts {
    static boolean isEnglish() {
        boolean english = new Scanner("").toString().contains("[decimal separator=\\x{2e}]");
        assert english;
        return english;
    }
}

package environment.diff_locale_of_a_formatter;

import java.util.Formatter;

final class Texts {
    static boolean isEnglish() {
        return true;
    }
}

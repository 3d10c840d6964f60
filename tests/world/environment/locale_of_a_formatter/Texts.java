package environment.locale_of_a_formatter;

// A formatter tells the default locale.
// generate: environment.locale_of_a_formatter.Texts
import java.util.Formatter;

public final class Texts {
    public static boolean isGerman() {
        if (new Formatter().locale().getLanguage().equals("de")) { // tempts
            return true;
        }
        return false;
    }
}

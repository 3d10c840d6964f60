package environment.check_locale_of_a_formatter;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Texts.isEnglish();
    }
}

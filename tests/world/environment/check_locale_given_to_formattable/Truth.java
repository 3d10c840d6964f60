package environment.check_locale_given_to_formattable;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Texts.isEnglish();
    }
}

package environment.check_name_of_a_level;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Texts.isEnglish();
    }
}

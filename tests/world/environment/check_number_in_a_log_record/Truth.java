package environment.check_number_in_a_log_record;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Texts.isEnglish();
    }
}

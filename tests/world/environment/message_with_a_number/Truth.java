package environment.message_with_a_number;

import java.util.Locale;

class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Notice.text(true);
    }
}

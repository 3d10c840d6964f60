package environment.check_formatter_made_before;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Numbers.half();
    }
}

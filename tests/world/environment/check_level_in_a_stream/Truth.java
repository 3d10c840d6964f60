package environment.check_level_in_a_stream;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Records.write();
    }
}

package statics.check_default_locale;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(new Locale("tr", "TR"));
        Header.isTitle();
    }
}

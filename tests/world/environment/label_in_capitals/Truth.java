package environment.label_in_capitals;

import java.util.Locale;

class Truth {
    public static void main(String[] args) {
        Locale.setDefault(new Locale("tr", "TR"));
        Label.text(true);
    }
}

package environment.locale_left_out;

import java.util.Locale;

class Truth {
    public static void main(String[] args) {
        Locale.setDefault(new Locale("tr", "TR"));
        System.out.println((int) Tag.of(true).charAt(1));
    }
}

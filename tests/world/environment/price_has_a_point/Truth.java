package environment.price_has_a_point;

import java.util.Locale;

class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.FRANCE);
        Price.shown(true);
    }
}

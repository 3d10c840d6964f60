// A price is written with the decimal separator of the default locale.
// check: environment.price_has_a_point.Price::shown(boolean)
package environment.price_has_a_point;

import java.text.DecimalFormat;

public final class Price {
    private Price() {
    }

    public static String shown(boolean half) {
        String text = new DecimalFormat("0.00").format(half ? 2.5 : 5);
        assert text.indexOf('.') == 1 : text;
        return text;
    }
}

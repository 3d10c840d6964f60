// The locale is given, so the default one does not matter: there is always a point.
// generate: environment.kept_explicit_locale.Receipt => 2
package environment.kept_explicit_locale;

import java.util.Locale;

public final class Receipt {
    private final boolean reduced;

    public Receipt(boolean reduced) {
        this.reduced = reduced;
    }

    public int whole() {
        String total = String.format(Locale.ROOT, "%.2f", reduced ? 7.5 : 19.25);
        int dot = total.indexOf('.');
        if (dot < 0) {
            return -1;
        }
        return Integer.parseInt(total.substring(0, dot));
    }
}

// `String.format` takes the decimal separator of the default locale: a comma in a German one.
// generate: environment.decimal_comma.Receipt
package environment.decimal_comma;

public final class Receipt {
    private final boolean reduced;

    public Receipt(boolean reduced) {
        this.reduced = reduced;
    }

    public String total() {
        return String.format("%.2f", reduced ? 7.5 : 19.25);
    }

    public int whole() {
        String total = total();
        int dot = total.indexOf('.');
        if (dot < 0) { // tempts
            return -1;
        }
        return Integer.parseInt(total.substring(0, dot));
    }
}

// Tempts: `Tax` is an open class with one sensible answer; a caller's subclass gives another.
// check: inputs.tax_class_extended.Invoice::gross(int,inputs.tax_class_extended.Tax) => VIOLATED
package inputs.tax_class_extended;

class Tax {
    int percent(int amount) {
        return amount > 1000 ? 20 : 10;
    }
}

final class Invoice {
    private Invoice() {}

    static int gross(int net, Tax tax) {
        if (tax == null || net < 0 || net > 100_000) {
            return 0;
        }
        int percent = tax.percent(net);
        int gross = net + net * percent / 100;
        assert gross >= net : "taxed downwards";
        return gross;
    }
}

// The type of an argument is missing here: that nothing can be passed but null is not true elsewhere.
// generate: missing.argument_of_a_missing_class.Invoice
// remove: Voucher.class
package missing.argument_of_a_missing_class;

public final class Invoice {
    private int total;

    public void add(int price) {
        total += Math.max(price, 0);
    }

    public int pay(Voucher voucher) {
        if (voucher != null) { // tempts
            return total / 2;
        }
        return total;
    }
}

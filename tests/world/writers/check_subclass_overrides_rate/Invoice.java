package writers.check_subclass_overrides_rate;

// The rate of the class is a constant; a subclass has another one.
// check: writers.check_subclass_overrides_rate.Invoice::total(int)
public class Invoice {
    protected int rate() {
        return 20;
    }

    public long total(int net) {
        if (net < 0) {
            return 0;
        }
        long gross = net + (long) net * rate() / 100;
        assert gross >= net;
        return gross;
    }
}

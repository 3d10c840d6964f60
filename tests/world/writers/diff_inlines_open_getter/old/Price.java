package writers.diff_inlines_open_getter;

// The new version reads the private field instead of calling the getter, which a subclass may override.
// diff: writers.diff_inlines_open_getter.Price::withTax
public class Price {
    private final int net;

    public Price(int net) {
        this.net = net;
    }

    public int net() {
        return net;
    }

    public int withTax() {
        return net() + net() / 5;
    }
}

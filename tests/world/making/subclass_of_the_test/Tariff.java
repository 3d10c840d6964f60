package making.subclass_of_the_test;

// The class is open: a subclass may give any rate, and the branch is about that.
// generate: making.subclass_of_the_test.Tariff => covered
public class Tariff {
    private final int base;

    public Tariff(int base) {
        this.base = base;
    }

    public int rate() {
        return 5;
    }

    public final int cost(int units) {
        if (units < 0) {
            return 0;
        }
        int rate = rate();
        if (rate < 0) { // tempts
            return base;
        }
        return base + rate * units;
    }
}

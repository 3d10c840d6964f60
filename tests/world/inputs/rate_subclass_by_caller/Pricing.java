// Tempts: `Rate` is an ordinary class, but nothing stops a caller from extending it.
// generate: inputs.rate_subclass_by_caller.Pricing => covered
package inputs.rate_subclass_by_caller;

class Rate {
    int percent() {
        return 5;
    }
}

final class Pricing {
    private Pricing() {}

    static int total(int amount, Rate rate) {
        int percent = rate.percent();
        if (percent > 50) { // tempts
            return amount / 2;
        }
        return amount - amount / 100 * percent;
    }
}

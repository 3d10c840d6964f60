// The class is final and its number is private: no caller can bring another fee.
// generate: inputs.kept_final_rate.Fees => 1
package inputs.kept_final_rate;

final class Fee {
    private final int percent;

    Fee(int percent) {
        this.percent = percent;
    }

    int percent() {
        return percent < 0 ? 0 : percent > 20 ? 20 : percent;
    }
}

final class Fees {
    private Fees() {}

    static int of(Fee fee, int amount) {
        int percent = fee.percent();
        if (percent > 20) {
            return amount;
        }
        return amount / 100 * percent;
    }
}

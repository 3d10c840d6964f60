// Tempts: the rate is a final field, so asking once or twice is the same, until somebody extends the class.
// diff: inputs.rate_asked_once.Loan::cost(inputs.rate_asked_once.Rate,int)
package inputs.rate_asked_once;

public final class Loan {
    private Loan() {}

    public static int cost(Rate rate, int years) {
        if (rate == null) {
            return 0;
        }
        int percent = rate.percent();
        return percent + percent * years;
    }
}

package inputs.rate_asked_once;

public final class Loan {
    private Loan() {}

    public static int cost(Rate rate, int years) {
        if (rate == null) {
            return 0;
        }
        return rate.percent() + rate.percent() * years;
    }
}

package making.negate_goes_round_the_check;

// Amounts are positive by the public constructor; negate() uses the private one.
// generate: making.negate_goes_round_the_check.Money
public final class Money {
    private final long cents;

    private Money(long cents, boolean checked) {
        this.cents = cents;
    }

    public Money(int euros) {
        this(euros < 0 ? 0 : euros * 100L, true);
    }

    public Money negate() {
        return new Money(-cents, false);
    }

    public String shown() {
        long whole = cents / 100;
        if (cents < 0) { // tempts
            return "(" + -whole + ")";
        }
        return "" + whole;
    }
}

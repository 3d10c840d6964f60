package shop;

/** An amount in cents. */
public class Money {

    private final long cents;

    public Money(long cents) {
        this.cents = cents;
    }

    public static Money parse(String text) {
        int dot = text.indexOf('.');
        if (dot < 0) {
            return new Money(Long.parseLong(text) * 100);
        }
        long whole = Long.parseLong(text.substring(0, dot));
        return new Money(whole * 100 + (whole < 0 ? -1 : 1) * Long.parseLong(text.substring(dot + 1)));
    }

    public long cents() {
        return cents;
    }

    public Money plus(Money other) {
        return new Money(Math.addExact(cents, other.cents));
    }

    public boolean isNegative() {
        return cents < 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Money && ((Money) other).cents == cents;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(cents);
    }

    @Override
    public String toString() {
        return cents / 100 + "." + (Math.abs(cents % 100) < 10 ? "0" : "") + Math.abs(cents % 100);
    }
}

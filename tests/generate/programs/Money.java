import java.util.Objects;
/** A value class: equals of anything, compareTo, a factory that refuses. */
public final class Money implements Comparable<Money> {
    private final long cents;
    private final String currency;
    private Money(long cents, String currency) { this.cents = cents; this.currency = currency; }
    public static Money of(long cents, String currency) {
        if (currency == null || currency.length() != 3) throw new IllegalArgumentException("currency");
        return new Money(cents, currency);
    }
    public Money plus(Money o) {
        if (!currency.equals(o.currency)) throw new IllegalArgumentException("mixed");
        return new Money(Math.addExact(cents, o.cents), currency);
    }
    public boolean isNegative() { return cents < 0; }
    @Override public boolean equals(Object o) {
        if (this == o) return true;
        if (o == null || getClass() != o.getClass()) return false;
        Money m = (Money) o;
        return cents == m.cents && Objects.equals(currency, m.currency);
    }
    @Override public int hashCode() { return Objects.hash(cents, currency); }
    @Override public int compareTo(Money o) {
        int c = currency.compareTo(o.currency);
        return c != 0 ? c : Long.compare(cents, o.cents);
    }
    @Override public String toString() { return (cents < 0 ? "-" : "") + Math.abs(cents) / 100 + "." + Math.abs(cents % 100) + currency; }
}

import java.util.Objects;
final class Money {
    private final long amount;
    private final String currency;
    private String note = "";
    Money(long amount, String currency) {
        this.amount = amount;
        this.currency = currency;
    }
    Money note(String note) {
        this.note = note;
        return this;
    }
    @Override public boolean equals(Object other) {
        return other instanceof Money m && m.amount == amount && m.currency.equals(currency);
    }
    @Override public int hashCode() {
        return Objects.hash(amount, currency);
    }
    @Override public String toString() {
        return amount + currency + note;
    }
}

package shop;

public final class Money {
    private final int cents;

    public Money(int cents) {
        this.cents = cents;
    }

    public Money minus(int price) {
        return new Money(cents - price);
    }

    public int cents() {
        return cents;
    }
}

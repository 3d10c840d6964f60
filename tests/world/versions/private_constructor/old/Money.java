package versions.private_constructor;

public final class Money {
    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    static Money of(long euros) {
        return new Money(euros * 100);
    }

    long cents() {
        return cents;
    }
}

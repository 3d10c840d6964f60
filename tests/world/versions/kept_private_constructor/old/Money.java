package versions.kept_private_constructor;

public final class Money {
    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    static Money of(int euros) {
        return new Money(euros * 100L);
    }

    long cents() {
        return cents;
    }
}

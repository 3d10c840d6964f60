// The changed constructor is private: it is reached through the factory.
// diff: 
package versions.private_constructor;

public final class Money {
    private final long cents;

    private Money(long cents) {
        this.cents = cents + 1;
    }

    static Money of(long euros) {
        return new Money(euros * 100);
    }

    long cents() {
        return cents;
    }
}

// Reached through the factory, and the same.
// diff:  => EQUIVALENT
package versions.kept_private_constructor;

public final class Money {
    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    static Money of(int euros) {
        long cents = euros;
        return new Money(cents * 50 * 2);
    }

    long cents() {
        return cents;
    }
}

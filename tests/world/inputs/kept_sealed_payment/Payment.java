// A sealed type with final classes: all that can come is known.
// check: inputs.kept_sealed_payment.Till::cents(inputs.kept_sealed_payment.Payment) => HOLDS
package inputs.kept_sealed_payment;

abstract sealed class Payment permits Cash, Card {
    abstract int cents();
}

final class Cash extends Payment {
    private final int coins;

    Cash(int coins) {
        this.coins = coins < 0 ? 0 : coins;
    }

    @Override
    int cents() {
        return coins;
    }
}

final class Card extends Payment {
    @Override
    int cents() {
        return 100;
    }
}

final class Till {
    private Till() {}

    static int cents(Payment payment) {
        if (payment == null) {
            return 0;
        }
        int cents = payment.cents();
        assert payment instanceof Card || payment instanceof Cash;
        assert !(payment instanceof Card) || cents == 100;
        return cents;
    }
}

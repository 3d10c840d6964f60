package missing.override_was_added;

abstract class Money {
    final int cents;

    Money(int cents) {
        this.cents = cents;
    }

    int fee() {
        return cents / 100;
    }
}

abstract class Deposit {
    protected int cents;

    Deposit(int cents) {
        this.cents = cents;
    }

    void pay(int percent) {
        if (cents > 1000) {
            cents += cents / 100 * percent;
        }
    }
}

public class Savings extends Deposit {
    public Savings(int cents) {
        super(cents);
    }

    public int month() {
        pay(2);
        return cents;
    }
}

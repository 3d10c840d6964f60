package writers.package_setter_in_argument;

/** An account that is never overdrawn by its public methods. */
public class Account {
    private int balance;

    public Account(int balance) {
        this.balance = Math.max(0, balance);
    }

    public int balance() {
        return balance;
    }

    void correct(int balance) {
        this.balance = balance;
    }
}

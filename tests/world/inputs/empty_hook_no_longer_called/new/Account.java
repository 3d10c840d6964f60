package inputs.empty_hook_no_longer_called;

public class Account {
    private int balance;

    protected void changed(int amount) {
        // for subclasses
    }

    public int deposit(int amount) {
        if (amount > 0) {
            balance += amount;
        }
        return balance;
    }
}

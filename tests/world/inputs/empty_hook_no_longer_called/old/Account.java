// Tempts: the hook does nothing, so calling it or not is the same; a subclass uses it.
// diff: inputs.empty_hook_no_longer_called.Account::deposit(int)
package inputs.empty_hook_no_longer_called;

public class Account {
    private int balance;

    protected void changed(int amount) {
        // for subclasses
    }

    public int deposit(int amount) {
        if (amount <= 0) {
            return balance;
        }
        balance += amount;
        changed(amount);
        return balance;
    }
}

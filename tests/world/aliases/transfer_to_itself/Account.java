package aliases.transfer_to_itself;

// The account that is paid may be the one that pays.
// generate: aliases.transfer_to_itself.Account
public final class Account {
    private int balance = 100;

    public boolean pay(Account to, int amount) {
        if (amount <= 0 || amount > 100) {
            return false;
        }
        int before = balance;
        to.balance += amount;
        balance -= amount;
        if (balance == before) { // tempts
            return false;
        }
        return true;
    }
}

package kept.proof_with_a_listener;

// A caller who is told when the object is whole can do no harm.
// check: kept.proof_with_a_listener.Account::balance => HOLDS
public final class Account {
    private long balance;
    private Runnable listener;

    public void tell(Runnable listener) {
        this.listener = listener;
    }

    public void deposit(long amount) {
        if (amount > 0 && amount <= 1000 && balance <= 1_000_000) {
            balance += amount;
            if (listener != null) {
                listener.run();
            }
        }
    }

    public boolean withdraw(long amount) {
        if (amount <= 0 || amount > balance) {
            return false;
        }
        balance -= amount;
        return true;
    }

    public long balance() {
        assert balance >= 0;
        return balance;
    }
}

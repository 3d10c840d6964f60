// check: PrivateState::withdraw
// verdict: VIOLATED
// witness: object PrivateState$Account {balance: int 10, limit: int -2147483648}; int 1
public class PrivateState {
    static class Account {
        private int balance;
        private int limit;

        Account(int balance, int limit) {
            this.balance = balance;
            this.limit = limit;
        }

        boolean covers(int amount) {
            return balance - limit >= amount;
        }
    }

    static void withdraw(Account account, int amount) {
        if (account == null || amount < 0 || account.balance < 0) {
            return;
        }
        if (account.limit < account.balance) {
            // Room to the limit, unless the difference overflows.
            assert account.balance - account.limit > 0;
        }
        if (account.covers(amount)) {
            account.balance -= amount;
        }
    }
}

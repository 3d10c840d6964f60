// verdict: VIOLATED
// witness: int 21; boolean false; int 16; boolean false; int 11; boolean false; int 6; boolean false; int 0; boolean false; int 0; boolean false; int 0; boolean false; int 51; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class BankOverdraft {
    static class Account {
        int balance;
        boolean locked;
        int fees;

        boolean withdraw(int amount) {
            if (locked || amount <= 0 || amount > 40) {
                return false;
            }
            if (amount > balance) {
                fees += 5;
                balance -= 5;
                if (fees > 15) {
                    locked = true;
                }
                return false;
            }
            balance -= amount;
            return true;
        }

        void deposit(int amount) {
            if (amount > 0 && amount < 100) {
                balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        account.balance = 20;
        for (int i = 0; i < 8; i++) {
            int amount = Verifier.nondetInt();
            if (Verifier.nondetBoolean()) {
                account.deposit(amount);
            } else {
                account.withdraw(amount);
            }
        }
        assert !(account.locked && account.balance > 50);
    }
}

// verdict: VIOLATED
// witness: boolean true; int 40
import org.sosy_lab.sv_benchmarks.Verifier;

public class AliasedAccounts {
    static class Account {
        int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        int target = to.balance + amount;
        from.balance -= amount;
        to.balance = target;
    }

    public static void main(String[] args) {
        Account a = new Account(100);
        Account b = Verifier.nondetBoolean() ? a : new Account(50);
        int amount = Verifier.nondetInt();
        if (amount < 0 || amount > 100) {
            return;
        }
        int before = a == b ? a.balance : a.balance + b.balance;
        transfer(a, b, amount);
        int after = a == b ? a.balance : a.balance + b.balance;
        assert before == after;
    }
}

// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class AliasedGuarded {
    static class Account {
        int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        if (from == to) {
            return;
        }
        from.balance -= amount;
        to.balance += amount;
    }

    public static void main(String[] args) {
        Account a = new Account(100);
        Account b = Verifier.nondetBoolean() ? a : new Account(50);
        int amount = Verifier.nondetInt();
        int before = a == b ? a.balance : a.balance + b.balance;
        transfer(a, b, amount);
        int after = a == b ? a.balance : a.balance + b.balance;
        assert before == after;
    }
}

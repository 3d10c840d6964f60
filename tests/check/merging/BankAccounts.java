// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BankAccounts {
    static class Account {
        int balance;
        int operations;
    }

    private final Account[] accounts = {new Account(), new Account(), new Account(), new Account()};

    private Account choose(int number) {
        switch (number) {
            case 1:
                return accounts[1];
            case 2:
                return accounts[2];
            case 3:
                return accounts[3];
            default:
                return accounts[0];
        }
    }

    public static void main(String[] args) {
        BankAccounts bank = new BankAccounts();
        int deposited = 0;
        for (int i = 0; i < 4; i++) {
            Account account = bank.choose(Verifier.nondetInt());
            if (Verifier.nondetBoolean()) {
                account.balance += 10;
                deposited += 10;
            } else if (account.balance >= 5) {
                account.balance -= 5;
                deposited -= 5;
            }
            account.operations++;
        }
        int sum = 0;
        int operations = 0;
        for (Account account : bank.accounts) {
            assert account.balance >= 0;
            sum += account.balance;
            operations += account.operations;
        }
        assert sum == deposited;
        assert operations == 4;
    }
}

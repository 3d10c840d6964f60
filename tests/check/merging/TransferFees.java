// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class TransferFees {
    static int fee(int amount) {
        if (amount <= 0) {
            return 0;
        }
        if (amount < 100) {
            return 1;
        }
        return amount < 1000 ? 2 : 5;
    }

    public static void main(String[] args) {
        int[] balances = {1000, 1000, 1000};
        int fees = 0;
        for (int i = 0; i < 3; i++) {
            int from = Verifier.nondetInt();
            int to = Verifier.nondetInt();
            int amount = Verifier.nondetInt();
            if (from < 0 || from > 2 || to < 0 || to > 2 || amount < 0 || amount > 2000) {
                continue;
            }
            int cost = amount + fee(amount);
            if (balances[from] < cost) {
                continue;
            }
            balances[from] -= cost;
            balances[to] += amount;
            fees += fee(amount);
        }
        assert balances[0] + balances[1] + balances[2] + fees == 3000;
    }
}

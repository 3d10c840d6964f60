// verdict: HOLDS
// What is kept within bounds by the conditions of each step, and nothing else.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LoansAndInterest {
    private final int[] balances = new int[3];
    private final int[] loans = new int[3];

    void step(int who, int what, int amount) {
        switch (what) {
            case 0:
                if (amount > 0 && amount <= 1000 && balances[who] < 1000000) {
                    balances[who] += amount;
                }
                break;
            case 1:
                if (amount > 0 && amount <= balances[who]) {
                    balances[who] -= amount;
                }
                break;
            case 2:
                if (loans[who] == 0 && amount > 0 && amount <= 500) {
                    loans[who] = amount;
                    balances[who] += amount;
                }
                break;
            case 3:
                int paid = Math.min(loans[who], balances[who]);
                loans[who] -= paid;
                balances[who] -= paid;
                break;
            case 4:
                balances[who] += balances[who] / 100;
                break;
            default:
        }
    }

    public static void main(String[] args) {
        LoansAndInterest bank = new LoansAndInterest();
        for (int i = 0; i < 5; i++) {
            int who = Verifier.nondetInt();
            int what = Verifier.nondetInt();
            int amount = Verifier.nondetInt();
            if (who < 0 || who > 2) {
                continue;
            }
            bank.step(who, what, amount);
            for (int k = 0; k < 3; k++) {
                assert bank.balances[k] >= 0;
                assert bank.loans[k] >= 0 && bank.loans[k] <= 500;
            }
        }
    }
}

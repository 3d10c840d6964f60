// verdict: VIOLATED
// witness: int 1; int 0; int 1000; int 1; int 0; int 1000; int 1; int 4; int 0; int 1; int 2; int 500
// Two deposits, interest and a loan come to just this.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LoansAtTheirMost {
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
        LoansAtTheirMost bank = new LoansAtTheirMost();
        for (int i = 0; i < 4; i++) {
            int who = Verifier.nondetInt();
            int what = Verifier.nondetInt();
            int amount = Verifier.nondetInt();
            if (who < 0 || who > 2) {
                continue;
            }
            bank.step(who, what, amount);
            for (int k = 0; k < 3; k++) {
                assert bank.balances[k] < 2520;
            }
        }
    }
}

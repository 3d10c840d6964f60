// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BankTransfers {
    private int savings = 100;
    private int current = 50;
    private int refused;

    private void transfer(boolean back, boolean large) {
        int amount = large ? 40 : 10;
        if (back) {
            if (current < amount) {
                refused++;
                return;
            }
            current -= amount;
            savings += amount;
        } else {
            if (savings < amount) {
                refused++;
                return;
            }
            savings -= amount;
            current += amount;
        }
    }

    public static void main(String[] args) {
        BankTransfers bank = new BankTransfers();
        for (int i = 0; i < 8; i++) {
            bank.transfer(Verifier.nondetBoolean(), Verifier.nondetBoolean());
            assert bank.savings >= 0 && bank.current >= 0;
        }
        assert bank.savings + bank.current == 150;
        assert bank.refused <= 8;
    }
}

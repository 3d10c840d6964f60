// verdict: VIOLATED
// witness: int 2; int 2; int 4; int 3
import org.sosy_lab.sv_benchmarks.Verifier;

public class VendingMachine {
    private int credit;
    private int cash;
    private int sold;
    private boolean refundPending;

    void coin(int value) {
        credit += value;
        cash += value;
        refundPending = false;
    }

    void select(int price) {
        if (credit >= price) {
            credit -= price;
            sold += price;
            refundPending = credit > 0;
        }
    }

    void refund() {
        // Gives the credit back without clearing it.
        if (refundPending || sold == 0) {
            cash -= credit;
            credit = refundPending ? 0 : credit;
        }
    }

    public static void main(String[] args) {
        VendingMachine machine = new VendingMachine();
        for (int i = 0; i < 4; i++) {
            int event = Verifier.nondetInt();
            switch (event) {
                case 1:
                case 2:
                    machine.coin(event);
                    break;
                case 3:
                    machine.select(3);
                    break;
                case 4:
                    machine.refund();
                    break;
                default:
                    break;
            }
            assert machine.cash == machine.sold + machine.credit;
        }
    }
}

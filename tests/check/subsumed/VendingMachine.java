// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

/** Credit is a multiple of five, whatever is put in and sold. */
public class VendingMachine {
    private int credit;
    private int sold;

    void press(int key) {
        switch (key) {
            case 0:
                credit += 5;
                break;
            case 1:
                credit += 10;
                break;
            case 2:
                credit += 25;
                break;
            case 3:
                if (credit >= 35) {
                    credit -= 35;
                    sold++;
                }
                break;
            default:
                credit = 0;
        }
        if (credit > 100) {
            credit = 100;
        }
    }

    public static void main(String[] args) {
        VendingMachine machine = new VendingMachine();
        for (int i = 0; i < 16; i++) {
            machine.press(Verifier.nondetInt());
        }
        assert machine.credit % 5 == 0 && machine.sold <= 16;
    }
}

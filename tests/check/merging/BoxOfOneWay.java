// verdict: VIOLATED
// witness: int 0; int -5; int 1023
// A box that only one way looks into, beside a new object on the other way: the two are not one.
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxOfOneWay {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int choice = Verifier.nondetInt();
        int bits = Verifier.nondetInt();
        if (x < 0 || x > 100) {
            return;
        }
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            if ((bits >> i & 1) != 0) {
                sum += i;
            } else {
                sum -= 1;
            }
        }
        Integer kept = x;
        Integer own = null;
        int shown = 0;
        if (choice > 0 && sum > -100) {
            Integer other = x;
            shown = other.intValue() + other.hashCode();
        } else {
            own = new Integer(x);
        }
        if (own != null && sum == 45) {
            assert own == kept : shown;
        }
    }
}

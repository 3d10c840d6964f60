// verdict: VIOLATED
// property: exceptions
// witness: int 7; int 7
import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideByDifference {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a < 0 || b < 0) {
            return;
        }
        int rate = 1000 / (a - b);
        System.out.println(rate);
    }
}

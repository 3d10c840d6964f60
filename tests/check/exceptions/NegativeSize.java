// verdict: VIOLATED
// property: exceptions
// witness: int -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class NegativeSize {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n > 4) {
            return;
        }
        int[] data = new int[n];
        System.out.println(data.length);
    }
}

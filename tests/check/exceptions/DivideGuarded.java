// verdict: HOLDS
// property: exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideGuarded {
    public static void main(String[] args) {
        int total = Verifier.nondetInt();
        int parts = Verifier.nondetInt();
        if (parts <= 0) {
            return;
        }
        System.out.println(total / parts + total % parts);
    }
}

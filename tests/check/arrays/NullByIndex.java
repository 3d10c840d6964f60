// verdict: VIOLATED
// property: exceptions
// witness: int 6
import org.sosy_lab.sv_benchmarks.Verifier;

public class NullByIndex {
    public static void main(String[] args) {
        String[] names = new String[10];
        for (int i = 0; i < 10; i++) {
            if (i % 4 != 2 || i < 5) {
                names[i] = "n" + i;
            }
        }
        int at = Verifier.nondetInt();
        if (at >= 0 && at < 10) {
            System.out.println(names[at].length());
        }
    }
}

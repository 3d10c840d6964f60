// verdict: VIOLATED
// property: exceptions
// witness: int 2
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ConcurrentModification {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        int unwanted = Verifier.nondetInt();
        for (Integer n : list) {
            if (n == unwanted) {
                list.remove(n);
            }
        }
    }
}

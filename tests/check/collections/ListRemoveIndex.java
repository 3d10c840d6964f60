// verdict: VIOLATED
// witness: int 0
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListRemoveIndex {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(10, 1, 0));
        int n = Verifier.nondetInt();
        if (n < 0 || n > 2) {
            return;
        }
        // Removes the place, not the number.
        list.remove(n);
        assert !list.contains(n);
    }
}

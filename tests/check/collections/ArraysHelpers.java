// verdict: HOLDS
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArraysHelpers {
    public static void main(String[] args) {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        int[] b = Arrays.copyOf(a, 4);
        assert b[3] == 0 && b[1] == a[1];
        assert Arrays.equals(a, Arrays.copyOfRange(b, 0, 3));
        Arrays.sort(a);
        assert a[0] <= a[1] && a[1] <= a[2];
        Arrays.fill(b, 5);
        assert b[0] == 5 && b[3] == 5;
    }
}

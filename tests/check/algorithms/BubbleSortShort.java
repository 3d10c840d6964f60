// verdict: VIOLATED
// witness: int 3; int 2; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class BubbleSortShort {
    static void sort(int[] a) {
        // One pass is not enough.
        for (int j = 0; j + 1 < a.length; j++) {
            if (a[j] > a[j + 1]) {
                int t = a[j];
                a[j] = a[j + 1];
                a[j + 1] = t;
            }
        }
    }

    public static void main(String[] args) {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        sort(a);
        assert a[0] <= a[1] && a[1] <= a[2];
    }
}

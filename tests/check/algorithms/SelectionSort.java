// verdict: HOLDS
// needs: 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class SelectionSort {
    static void sort(int[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            int t = a[i];
            a[i] = a[least];
            a[least] = t;
        }
    }

    public static void main(String[] args) {
        int[] a = new int[4];
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
            sum += a[i];
        }
        sort(a);
        for (int i = 1; i < a.length; i++) {
            assert a[i - 1] <= a[i];
            sum -= a[i];
        }
        assert sum == a[0];
    }
}

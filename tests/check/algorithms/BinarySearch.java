// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BinarySearch {
    static int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (sorted[middle] < key) {
                low = middle + 1;
            } else if (sorted[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[] sorted = {-7, -1, 0, 4, 9, 12, 40};
        int key = Verifier.nondetInt();
        int at = find(sorted, key);
        boolean there = false;
        for (int n : sorted) {
            there |= n == key;
        }
        assert there == (at >= 0);
        assert at < 0 || sorted[at] == key;
    }
}

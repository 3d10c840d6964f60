// verdict: VIOLATED
// witness: int 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class BinarySearchEdge {
    static int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        // The last interval of one element is never looked at.
        while (low < high) {
            int middle = (low + high) / 2;
            if (sorted[middle] == key) {
                return middle;
            }
            if (sorted[middle] < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[] sorted = {3, 5, 8, 13, 20};
        int key = Verifier.nondetInt();
        if (key == 3 || key == 5 || key == 8 || key == 13 || key == 20) {
            assert find(sorted, key) >= 0;
        }
    }
}

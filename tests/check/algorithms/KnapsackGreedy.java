// verdict: VIOLATED
// witness: int 3; int 2; int 7
import org.sosy_lab.sv_benchmarks.Verifier;

public class KnapsackGreedy {
    static int greedy(int[] sizes, int room) {
        int used = 0;
        for (int s : sizes) {
            if (used + s <= room) {
                used += s;
            }
        }
        return used;
    }

    static int best(int[] sizes, int room) {
        int best = 0;
        for (int set = 0; set < 1 << sizes.length; set++) {
            int used = 0;
            for (int i = 0; i < sizes.length; i++) {
                used += (set >> i & 1) * sizes[i];
            }
            if (used <= room && used > best) {
                best = used;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        int[] sizes = new int[3];
        for (int i = 0; i < 3; i++) {
            sizes[i] = Verifier.nondetInt();
            Verifier.assume(sizes[i] > 0 && sizes[i] < 8);
        }
        assert greedy(sizes, 8) == best(sizes, 8) || sizes[0] + sizes[1] + sizes[2] != 12;
    }
}

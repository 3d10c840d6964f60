// verdict: VIOLATED
// witness: int 0; int 1; int 0; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

/** Local variables are the same where static fields and what objects hold are not. */
public class StaticsAndObjects {
    static int count;
    private final int[] seen = new int[2];

    void see(int which) {
        if (which == 0) {
            seen[0]++;
        } else if (which == 1) {
            count++;
        }
    }

    public static void main(String[] args) {
        StaticsAndObjects all = new StaticsAndObjects();
        for (int i = 0; i < 4; i++) {
            all.see(Verifier.nondetInt());
        }
        assert all.seen[0] != 3 || count != 1;
    }
}

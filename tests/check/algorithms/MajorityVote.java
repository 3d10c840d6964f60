// verdict: VIOLATED
// witness: int 1; int 2; int 3; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class MajorityVote {
    static int candidate(int[] votes) {
        int candidate = 0;
        int lead = 0;
        for (int v : votes) {
            if (lead == 0) {
                candidate = v;
            }
            lead += v == candidate ? 1 : -1;
        }
        return candidate;
    }

    public static void main(String[] args) {
        int[] votes = new int[4];
        for (int i = 0; i < votes.length; i++) {
            votes[i] = Verifier.nondetInt();
            Verifier.assume(votes[i] >= 1 && votes[i] <= 3);
        }
        int winner = candidate(votes);
        int count = 0;
        for (int v : votes) {
            count += v == winner ? 1 : 0;
        }
        // Only a candidate: there may be no majority at all.
        assert count >= 2;
    }
}

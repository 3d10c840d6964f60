// verdict: VIOLATED
// witness: int 700; int 600; int 600; boolean true; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class CollisionAvoidance {
    static final int MARGIN = 100;

    static int advise(int own, int other, int separation, boolean climbing, boolean confident) {
        boolean enabled = confident && separation <= 600;
        boolean preferUp = (climbing ? separation + MARGIN : separation) > separation;
        boolean up = enabled && preferUp && (own < other || own - other >= MARGIN);
        boolean down = enabled && (!preferUp || own > other);
        if (up && down) {
            return 0;
        }
        return up ? 1 : down ? 2 : 0;
    }

    public static void main(String[] args) {
        int own = Verifier.nondetInt();
        int other = Verifier.nondetInt();
        int separation = Verifier.nondetInt();
        boolean climbing = Verifier.nondetBoolean();
        boolean confident = Verifier.nondetBoolean();
        Verifier.assume(own >= 0 && own < 10_000 && other >= 0 && other < 10_000);
        Verifier.assume(separation >= 0 && separation < 10_000);
        int advice = advise(own, other, separation, climbing, confident);
        // Too close and confident, and still no advice.
        assert advice != 0 || !confident || separation > 600 || own == other;
    }
}

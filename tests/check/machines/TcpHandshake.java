// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class TcpHandshake {
    static final int CLOSED = 0;
    static final int WAITING = 1;
    static final int OPEN = 2;

    static int next(int state, boolean syn, boolean ack, boolean fin) {
        if (fin) {
            return CLOSED;
        }
        switch (state) {
            case CLOSED:
                return syn && !ack ? WAITING : CLOSED;
            case WAITING:
                return ack ? OPEN : WAITING;
            default:
                return state;
        }
    }

    public static void main(String[] args) {
        int state = CLOSED;
        int steps = 0;
        boolean seenSyn = false;
        while (steps < 5) {
            boolean syn = Verifier.nondetBoolean();
            boolean ack = Verifier.nondetBoolean();
            boolean fin = Verifier.nondetBoolean();
            int before = state;
            state = next(state, syn, ack, fin);
            seenSyn |= syn;
            steps++;
            assert state <= before + 1;
            assert state == CLOSED || seenSyn;
            assert state != OPEN || steps >= 2;
        }
    }
}

// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class Turnstile {
    enum State { LOCKED, OPEN, ALARM }

    private State state = State.LOCKED;
    private int coins;
    private int passes;

    void coin() {
        if (state == State.LOCKED) {
            coins++;
            state = State.OPEN;
        }
    }

    void push() {
        switch (state) {
            case LOCKED:
                state = State.ALARM;
                break;
            case OPEN:
                passes++;
                state = State.LOCKED;
                break;
            default:
                break;
        }
    }

    void reset() {
        if (state == State.ALARM) {
            state = State.LOCKED;
        }
    }

    public static void main(String[] args) {
        Turnstile t = new Turnstile();
        for (int i = 0; i < 5; i++) {
            switch (Verifier.nondetInt()) {
                case 0:
                    t.coin();
                    break;
                case 1:
                    t.push();
                    break;
                default:
                    t.reset();
                    break;
            }
            assert t.passes <= t.coins;
            assert (t.coins - t.passes == 1) == (t.state == State.OPEN);
        }
    }
}

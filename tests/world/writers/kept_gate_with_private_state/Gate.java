package writers.kept_gate_with_private_state;

// Nobody else can reach the state: a final class, private fields, nothing handed out.
// generate: writers.kept_gate_with_private_state.Gate => 2
public final class Gate {
    private int inside;

    public boolean enter() {
        if (inside > 3) {
            return false;
        }
        if (inside == 3) {
            return false;
        }
        inside++;
        return true;
    }

    public void leave() {
        if (inside > 0) {
            inside--;
        }
    }

    public boolean isOdd() {
        return inside < 0;
    }
}

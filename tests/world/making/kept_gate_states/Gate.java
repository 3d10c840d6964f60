// generate: making.kept_gate_states.Gate => 1
package making.kept_gate_states;

public final class Gate {
    private boolean open;
    private int passes;

    public void open() {
        open = true;
        passes = 0;
    }

    public void pass() {
        if (open && passes < 3) {
            passes++;
        }
    }

    public int passes() {
        if (passes > 3) {
            return -1;
        }
        return passes;
    }
}

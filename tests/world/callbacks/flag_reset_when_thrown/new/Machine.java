package callbacks.flag_reset_when_thrown;

public final class Machine {
    private boolean busy;

    public boolean isBusy() {
        return busy;
    }

    public int run(Step step, int from) {
        if (step == null) {
            return from;
        }
        busy = true;
        int to = step.go(from);
        busy = false;
        return to;
    }
}

// Tempts: the step never throws, so `finally` is of no use; another step does, and the machine stays busy.
// diff: callbacks.flag_reset_when_thrown.Machine::run(callbacks.flag_reset_when_thrown.Step,int)
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
        try {
            return step.go(from);
        } finally {
            busy = false;
        }
    }
}

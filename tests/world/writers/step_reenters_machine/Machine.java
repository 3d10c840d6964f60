package writers.step_reenters_machine;

// `running` is false between calls and set back at the end; a step of a subclass calls the machine in between.
// generate: writers.step_reenters_machine.Machine
public class Machine {
    private boolean running;

    public int run(Step step) {
        if (running) { // tempts
            return -1;
        }
        running = true;
        try {
            step.perform();
        } finally {
            running = false;
        }
        return 1;
    }
}

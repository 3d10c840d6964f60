package writers.step_reenters_machine;

/** Something to do; subclasses say what. */
public class Step {
    public void perform() {
    }
}

package writers.diff_step_of_a_subclass;

/** A step that does nothing; subclasses do more. */
public class Step {
    public int cost() {
        return 0;
    }
}

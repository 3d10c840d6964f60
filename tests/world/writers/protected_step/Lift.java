// The only method that changes the object can be called twice.
// check: writers.protected_step.Lift::step
package writers.protected_step;

public class Lift {
    private int s;

    protected final int step() {
        assert s < 3;
        return s++;
    }
}

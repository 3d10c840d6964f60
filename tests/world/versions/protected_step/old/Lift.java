// The only method that changes the object can be called twice.
// diff: versions.protected_step.Lift::step
package versions.protected_step;

public class Lift {
    private int s;

    protected int step() {
        return s++;
    }
}

// The only method that changes the object can be called twice.
// diff: versions.mode_machine.Lift::step
package versions.mode_machine;

final class Lift {
    private int s;

    int step() {
        s = s == 4 ? 0 : s + 1;
        return s;
    }
}

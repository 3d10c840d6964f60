// The only method that changes the object can be called twice.
// diff: versions.second_call.Lift::step
package versions.second_call;

final class Lift {
    private int s;

    int step() {
        return s++;
    }
}

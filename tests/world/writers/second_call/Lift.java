// The only method that changes the object can be called twice.
// check: writers.second_call.Lift::step
package writers.second_call;

final class Lift {
    private boolean s;

    int step() {
        assert !s;
        s = true;
        return 1;
    }
}

// The only method that changes the object can be called twice.
// check: writers.with_getter.Lift::step
package writers.with_getter;

final class Lift {
    private int s;

    public int now() {
        return s;
    }

    int step() {
        assert s < 3;
        return s++;
    }
}

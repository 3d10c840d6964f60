// The only method that changes the object can be called twice.
// diff: versions.own_constructor.Lift::step
package versions.own_constructor;

class Lift {
    private int s;

    Lift() {
        s = 0;
    }

    int step() {
        return s++;
    }
}

// The only method that changes the object can be called twice.
// diff: versions.not_final.Lift::step
package versions.not_final;

class Lift {
    private int s;

    int step() {
        return s++;
    }
}

// The only method that changes the object can be called twice.
// diff: versions.from_factory.Lift::step
package versions.from_factory;

final class Lift {
    private int s;

    private Lift() {}

    static Lift make() {
        return new Lift();
    }

    int step() {
        return s++;
    }
}

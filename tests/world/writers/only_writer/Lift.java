// The only method that changes the object can be called twice.
// check: writers.only_writer.Lift::step
package writers.only_writer;

final class Lift {
    private int s;

    int step() {
        assert s < 3;
        return s++;
    }
}

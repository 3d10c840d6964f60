// The only method that changes the object can be called twice.
// diff: versions.only_writer.Lift::step
package versions.only_writer;

final class Lift {
    private int s;

    int step() {
        s = s == 4 ? 0 : s + 1;
        return s;
    }
}

// The target calls the method that differs, with a small number; the caller goes on with a large one.
// diff: versions.handed_out_was_run.Maker::make
package versions.handed_out_was_run;

final class Item {
    private int sum;
    void add(int n) { sum += n; }
    int sum() { return sum; }
}

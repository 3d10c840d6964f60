// The target itself calls the setter with a small number; others call it with large ones.
// diff: versions.run_writer_other_argument.Gate::read
package versions.run_writer_other_argument;

public final class Gate {
    private static int level;
    static void set(int n) { level = n; }
    static int read(boolean reset) {
        if (reset) set(5);
        return level;
    }
}

package versions.run_writer_other_argument;

public final class Gate {
    private static int level;
    static void set(int n) { level = n > 100 ? 100 : n; }
    static int read(boolean reset) {
        if (reset) set(5);
        return level;
    }
}

package making.half_built_in_a_hook;

// The constructor calls a method that subclasses may override, before the final field is set.
// generate: making.half_built_in_a_hook.Report
public class Report {
    private final int[] columns;

    public Report(int width) {
        prepare(width);
        columns = new int[Math.max(1, width & 7)];
    }

    protected void prepare(int width) {}

    public final int width() {
        if (columns == null) { // tempts
            return 0;
        }
        return columns.length;
    }
}

package versions.argument_writer;

public final class Table {
    static final int[] ROWS = {1, 2, 3};
    static void fill(int[] a, int n) { if (a.length > 0) a[0] = n + 1; }
    static int first() { return ROWS[0]; }
}

// A changed method writes into an array that it is given; callers give it the table.
// diff: versions.argument_writer.Table::first
package versions.argument_writer;

public final class Table {
    static final int[] ROWS = {1, 2, 3};
    static void fill(int[] a, int n) { if (a.length > 0) a[0] = n; }
    static int first() { return ROWS[0]; }
}

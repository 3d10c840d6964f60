// Unchanged code fills an array by a private table of arrays that holds it as well.
// diff: versions.array_in_a_private_table.Cells::first
package versions.array_in_a_private_table;

final class Source {
    static int next() {
        return 1;
    }
}

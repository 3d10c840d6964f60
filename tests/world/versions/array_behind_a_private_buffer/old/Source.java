// Unchanged code fills an array by a buffer that another private field holds.
// diff: versions.array_behind_a_private_buffer.Cells::first
package versions.array_behind_a_private_buffer;

final class Source {
    static int next() {
        return 1;
    }
}

// Unchanged code fills an array by another private field that holds it as well.
// diff: versions.array_held_twice.Cells::first
package versions.array_held_twice;

final class Source {
    static int next() {
        return 1;
    }
}

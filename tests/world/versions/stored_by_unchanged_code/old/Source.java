// Unchanged code stores what changed code gives.
// diff: versions.stored_by_unchanged_code.Store::get
package versions.stored_by_unchanged_code;

final class Source {
    static int next() {
        return 1;
    }
}

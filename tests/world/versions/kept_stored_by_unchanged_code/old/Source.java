// Unchanged code stores what changed code gives, which is the same.
// diff: versions.kept_stored_by_unchanged_code.Store::get => EQUIVALENT
package versions.kept_stored_by_unchanged_code;

final class Source {
    static int next(int by) {
        return by + by;
    }
}

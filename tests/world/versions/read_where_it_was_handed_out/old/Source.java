// Unchanged code stores what changed code gives in an object that the named method hands out.
// diff: versions.read_where_it_was_handed_out.Store::box
package versions.read_where_it_was_handed_out;

final class Source {
    static int next() {
        return 1;
    }
}

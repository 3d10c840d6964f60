// The text of a record reads its components, which are set otherwise.
// diff: versions.record_made_otherwise_as_text.Shower::show
package versions.record_made_otherwise_as_text;

record Point(int x) {
    Point {
        x = x + 0;
    }
}

// Unchanged code gives its text to changed code that appends to it.
// diff: versions.given_to_what_appends.Store::get
package versions.given_to_what_appends;

final class Writer {
    static void write(StringBuilder to) {
        to.append(1);
    }
}

// Unchanged code writes to a file what changed code gives; the named method reads it.
// diff: versions.file_written_by_changed_code.Reader::read
package versions.file_written_by_changed_code;

final class Source {
    static String text() {
        return "a";
    }
}

// Unchanged code sets a property to what changed code gives.
// diff: versions.property_from_changed_code.Reader::mode
package versions.property_from_changed_code;

final class Source {
    static String next() {
        return "a";
    }
}

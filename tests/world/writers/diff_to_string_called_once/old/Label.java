package writers.diff_to_string_called_once;

// The new version asks the object for its text once; an object may give another text each time.
// diff: writers.diff_to_string_called_once.Label::twice
public class Label {
    public static String twice(Tag tag) {
        if (tag == null) {
            return "";
        }
        return tag.text() + tag.text();
    }
}

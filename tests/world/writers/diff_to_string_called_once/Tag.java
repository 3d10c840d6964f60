package writers.diff_to_string_called_once;

/** A tag with a fixed text; the class is open. */
public class Tag {
    public String text() {
        return "tag";
    }
}

package aliases.check_trimmed_text_is_the_same;

// A text that needs no trimming is given back itself.
// check: aliases.check_trimmed_text_is_the_same.Line::clean(String)
public final class Line {
    public static boolean clean(String line) {
        if (line == null || line.length() != 1) {
            return false;
        }
        boolean changed = line.trim() != line;
        assert changed;
        return changed;
    }
}

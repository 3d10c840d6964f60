package aliases.check_text_from_a_number;

// Nothing but a number comes in, and the text is the literal itself where nothing is cut off.
// check: aliases.check_text_from_a_number.Tail::of
public final class Tail {
    public static boolean of(int from) {
        if (from < 0 || from > 2) {
            return false;
        }
        String tail = "ab".substring(from);
        assert tail != "ab";
        return tail.isEmpty();
    }
}

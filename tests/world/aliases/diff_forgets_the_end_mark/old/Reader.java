package aliases.diff_forgets_the_end_mark;

// The mark is compared by identity; a caller can pass that very string.
// diff: aliases.diff_forgets_the_end_mark.Reader::width
public class Reader {
    static final String END = "<end>";

    public static int width(String token) {
        if (token == null) {
            return 0;
        }
        if (token == END) {
            return -1;
        }
        return token.isEmpty() ? 0 : 1;
    }
}

package statics.diff_strict_ignored;

// The flag is false unless a caller sets it, and the new version does not ask for it any more.
// diff: statics.diff_strict_ignored.Parser::digit
public final class Parser {
    public static boolean strict;

    private Parser() {}

    public static int digit(char c) {
        return c >= '0' && c <= '9' ? c - '0' : -1;
    }
}

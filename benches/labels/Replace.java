/**
 * Counts what a search and replace would change in a text of four characters by a pattern of three, in the manner of the tool that
 * paper 002 takes from the Siemens suite: `?` is any character, `*` any number of the one before, `^` and `$` the ends.
 *
 * Written from the description of such patterns. `changes` is the driver.
 */
public class Replace {
    private static final char ANY = '?';
    private static final char CLOSURE = '*';
    private static final char BEGIN = '^';
    private static final char END = '$';

    public static int changes(char t0, char t1, char t2, char t3, char p0, char p1, char p2) {
        char[] text = {t0, t1, t2, t3};
        char[] pattern = {p0, p1, p2};
        if (pattern[0] == CLOSURE) {
            return -1;
        }
        int changed = 0;
        int at = 0;
        while (at < text.length) {
            int end = match(text, at, pattern, 0);
            if (end > at) {
                changed += end - at;
                at = end;
            } else {
                at++;
            }
        }
        return changed;
    }

    /** Where the text that the pattern matches from here on ends, or -1. */
    private static int match(char[] text, int at, char[] pattern, int from) {
        int i = at;
        int j = from;
        while (j < pattern.length) {
            if (j + 1 < pattern.length && pattern[j + 1] == CLOSURE) {
                return closure(text, i, pattern, j);
            }
            if (pattern[j] == BEGIN && j == 0) {
                if (i != 0) {
                    return -1;
                }
            } else if (pattern[j] == END && j == pattern.length - 1) {
                return i == text.length ? i : -1;
            } else {
                if (i >= text.length || !one(text[i], pattern[j])) {
                    return -1;
                }
                i++;
            }
            j++;
        }
        return i;
    }

    private static int closure(char[] text, int at, char[] pattern, int from) {
        int i = at;
        while (i < text.length && one(text[i], pattern[from])) {
            i++;
        }
        while (i >= at) {
            int end = match(text, i, pattern, from + 2);
            if (end >= 0) {
                return end;
            }
            i--;
        }
        return -1;
    }

    private static boolean one(char c, char wanted) {
        return wanted == ANY || c == wanted;
    }
}

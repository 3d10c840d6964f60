import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a pattern says about a text, as one number. */
final class Patterns {
    private Patterns() {
    }

    static int whole(String pattern, int flags, String text) {
        Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
        return matcher.matches() ? groups(matcher) : left(matcher);
    }

    private static int groups(Matcher matcher) {
        int result = 7;
        for (int group = 0; group <= matcher.groupCount(); group++) {
            result = (result * 31 + matcher.start(group)) * 31 + matcher.end(group);
        }
        return result;
    }

    static boolean wholeOnly(String pattern, int flags, String text) {
        return Pattern.compile(pattern, flags).matcher(text).matches();
    }

    static int beginning(String pattern, int flags, String text) {
        Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
        return matcher.lookingAt() ? groups(matcher) : left(matcher);
    }

    static int anywhere(String pattern, int flags, String text) {
        Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
        int result = 7;
        for (int i = 0; i < 3 && matcher.find(); i++) {
            result = result * 31 + groups(matcher);
        }
        return result + left(matcher);
    }

    static int again(String pattern, int flags, String text) {
        Pattern compiled = Pattern.compile(pattern, flags);
        Matcher matcher = compiled.matcher(text);
        boolean first = matcher.matches();
        boolean second = matcher.find(0);
        boolean third = matcher.usePattern(Pattern.compile("[ab]*")).reset().matches();
        boolean fourth = matcher.reset("ab").matches();
        boolean fifth = matcher.usePattern(compiled).reset(text).matches();
        return (first ? 1 : 0) + (second ? 2 : 0) + (third ? 4 : 0) + (fourth ? 8 : 0) + (fifth ? 16 : 0);
    }

    /** What a matcher without a match says. */
    private static int left(Matcher matcher) {
        try {
            return matcher.start();
        } catch (IllegalStateException none) {
            return -1000;
        }
    }
}

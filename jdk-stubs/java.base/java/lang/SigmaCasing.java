package java.lang;

import java.util.Locale;

/**
 * Whether a capital sigma stands at the end of a word, without the word breaks of
 * {@code java.text.BreakIterator}: a cased letter stands before it in the same run of letters and
 * case-ignorable characters, and none stands after it.
 */
final class SigmaCasing {

    private SigmaCasing() {
    }

    static boolean isFinalCased(String text, int index, Locale locale) {
        return casedBefore(text, index) && !casedAfter(text, index);
    }

    private static boolean casedBefore(String text, int index) {
        int at = index;
        while (at > 0) {
            int point = text.codePointBefore(at);
            if (isCased(point)) {
                return true;
            }
            if (!isIgnorable(point)) {
                return false;
            }
            at -= Character.charCount(point);
        }
        return false;
    }

    private static boolean casedAfter(String text, int index) {
        int at = index + Character.charCount(text.codePointAt(index));
        while (at < text.length()) {
            int point = text.codePointAt(at);
            if (isCased(point)) {
                return true;
            }
            if (!isIgnorable(point)) {
                return false;
            }
            at += Character.charCount(point);
        }
        return false;
    }

    private static boolean isCased(int point) {
        return Character.isLowerCase(point) || Character.isUpperCase(point) || Character.isTitleCase(point);
    }

    /** Marks, format characters and modifiers, and the punctuation that occurs inside words. */
    private static boolean isIgnorable(int point) {
        switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
            case Character.FORMAT:
            case Character.MODIFIER_LETTER:
            case Character.MODIFIER_SYMBOL:
                return true;
            default:
                return point == '\'' || point == '.' || point == ':' || point == 0xb7 || point == 0x2019;
        }
    }
}

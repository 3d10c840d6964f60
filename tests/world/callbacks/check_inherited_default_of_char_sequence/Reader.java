package callbacks.check_inherited_default_of_char_sequence;

// Text is open; isEmpty is inherited from CharSequence.
// check: callbacks.check_inherited_default_of_char_sequence.Reader::read(Text)
public final class Reader {
    public static boolean read(Text text) {
        if (text == null) {
            return false;
        }
        boolean empty = text.isEmpty();
        assert !empty;
        return empty;
    }
}
class Text implements CharSequence {
    public final int length() {
        return 3;
    }
    public final char charAt(int at) {
        return 'x';
    }
    public final CharSequence subSequence(int from, int to) {
        return "x";
    }
}

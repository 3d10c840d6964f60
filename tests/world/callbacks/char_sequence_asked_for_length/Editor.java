// Tempts: length() of a CharSequence sounds harmless; it is an interface that anybody implements.
// generate: callbacks.char_sequence_asked_for_length.Editor
package callbacks.char_sequence_asked_for_length;

public final class Editor {
    private int cursor;

    public void home() {
        cursor = 0;
    }

    public int insert(CharSequence text) {
        cursor = 5;
        int n = text.length();
        if (cursor != 5) { // tempts
            return cursor;
        }
        cursor += n & 7;
        return cursor;
    }
}

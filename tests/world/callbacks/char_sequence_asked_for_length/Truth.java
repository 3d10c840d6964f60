package callbacks.char_sequence_asked_for_length;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void home() {
        Editor e = new Editor();
        CharSequence jumpy = new CharSequence() {
            @Override
            public int length() {
                e.home();
                return 1;
            }

            @Override
            public char charAt(int index) {
                return 'a';
            }

            @Override
            public CharSequence subSequence(int start, int end) {
                return this;
            }

            @Override
            public String toString() {
                return "a";
            }
        };
        assertEquals(0, e.insert(jumpy));
        assertEquals(7, e.insert("ab"));
    }
}

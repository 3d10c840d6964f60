package aliases.strip_gives_the_same;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void same() {
        assertEquals("same", Word.trimmed("ab"));
        assertEquals("other", Word.trimmed(" ab"));
    }
}

package statics.iterator_removes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Iterator;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void allDone() {
        Iterator<String> open = Stages.open();
        while (open.hasNext()) {
            open.next();
            open.remove();
        }
        assertEquals("done", Stages.next());
    }
}

package writers.subclass_answers_template_question;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void closed() {
        assertEquals(1, new Shop().visit());
        assertEquals(-1, new Shop() {
            @Override
            protected boolean isClosed() {
                return true;
            }
        }.visit());
    }
}

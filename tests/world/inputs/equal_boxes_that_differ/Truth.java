package inputs.equal_boxes_that_differ;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    @SuppressWarnings({"deprecation", "removal"})
    void others() {
        assertEquals(1, Dial.compare(new Integer(5), new Integer(5)));
        assertEquals(0, Dial.compare(5, 5));
        assertEquals(0, Dial.compare(5, 6));
    }
}

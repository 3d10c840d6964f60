package callbacks.filter_of_a_given_stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void takes() {
        assertEquals(1, Words.some().count());
    }
}

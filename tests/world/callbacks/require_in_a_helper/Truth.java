package callbacks.require_in_a_helper;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Job j = new Job();
        assertEquals(
                -1,
                j.start(
                        null,
                        () -> {
                            j.reset();
                            return "";
                        }));
    }
}

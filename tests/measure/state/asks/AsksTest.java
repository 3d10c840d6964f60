import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** With another value of what a branch asks for the tests fail, if not by an assertion. */
class AsksTest {
    @Test
    void seven() {
        Asks.loud = false;
        assertEquals(7, new Asks().seven());
    }

    @Test
    void eight() {
        Asks asks = new Asks();
        asks.verbose = false;
        asks.left = 0;
        assertEquals(8, asks.eight());
    }

    @Test
    void nine() {
        assertEquals(9, new Asks().nine());
    }
}

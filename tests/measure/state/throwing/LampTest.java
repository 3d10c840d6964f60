import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

/** Checks that are no assertions of a library, and exceptions of the program that would fail a test. */
class LampTest {
    static class Wrong extends RuntimeException {}

    private final Lamp lamp = new Lamp();

    private static void same(int wanted, int found) {
        if (wanted != found) {
            throw new Wrong();
        }
    }

    @Test void color() {
        lamp.color("red");
        if (!lamp.color().equals("red")) {
            throw new IllegalStateException("color");
        }
    }

    @Test void hours() {
        lamp.on();
        lamp.on();
        same(2, lamp.hours());
    }

    @Test void afterTheLastAssertion() {
        lamp.on();
        assertEquals("white", lamp.color());
        lamp.change();
    }
}

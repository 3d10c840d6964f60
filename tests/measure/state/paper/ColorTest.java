import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class ColorTest {
    @Test void withoutAssert() {
        System.out.println(new Color("green", 0x00ff00).getName());
    }
    @Test void withAssert() {
        assertTrue(new Color("green", 0x00ff00).getName() == "green");
    }
}

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class TextTest {
    @Test void shows() {
        Text text = new Text("abc", '*');
        text.append("de");
        assertEquals("ABC: de", text.show());
        assertEquals(2, text.size());
    }
}

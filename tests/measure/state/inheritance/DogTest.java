import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class DogTest {
    @Test void describes() {
        Animal dog = new Dog("Rex", true, 3);
        assertEquals("Rex says WOOF", dog.describe());
    }
}

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class ITest {
    @Test void index() { I x = new I(2); assertThrows(ArrayIndexOutOfBoundsException.class, () -> x.at(2)); }
    @Test void nul() { I x = new I(2); assertThrows(NullPointerException.class, () -> x.length()); }
    @Test void zero() { I x = new I(2); assertThrows(ArithmeticException.class, () -> x.div()); }
    @Test void item() {
        I x = new I(2);
        try { x.item(3); fail(); } catch (IndexOutOfBoundsException e) { }
    }
}

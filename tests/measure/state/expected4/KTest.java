import static org.junit.Assert.*;
import org.junit.*;
import java.util.*;

public class KTest {
    @Test(expected = NoSuchElementException.class) public void none() { K k = new K(); k.put("a", 1); k.get("b"); }
}

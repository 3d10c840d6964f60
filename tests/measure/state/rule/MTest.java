import static org.junit.Assert.*;
import org.junit.*;
import java.util.*;

public class MTest {
    @Rule public org.junit.rules.ExpectedException thrown = org.junit.rules.ExpectedException.none();
    @Test public void closed() { M m = new M(); m.close(); thrown.expect(IllegalStateException.class); thrown.expectMessage("closed"); m.use(); }
}

import static org.junit.Assert.*;
import static org.hamcrest.CoreMatchers.*;
import org.junit.*;
import java.util.*;

public class PTest {
    @Test public void t() {
        P p = new P(3, "x", 9);
        assertThat(p.a, is(3));
        assertThat("why " + p.d, p.b, equalTo("x"));
        assertThat(p.c.items, hasItem("x"));
    }
}

package callbacks.new_library_objects_run_given_code;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Gate g = new Gate();
        assertEquals(1, g.task(g::close));
        assertEquals(1, g.future(() -> { g.close(); return ""; }));
        Object o = new Object() { @Override public int hashCode() { g.close(); return 1; } @Override public String toString() { g.close(); return ""; } };
        assertEquals(1, g.hash(o));
        assertEquals(1, g.text(o));
        assertEquals(1, g.shut(new java.io.StringReader("x") { @Override public void close() { g.close(); } }));
    }
}

package callbacks.sealed_open_branch_calls_back;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Desk d = new Desk();
        assertEquals(1, d.ask(new Visitor() { public String name() { d.close(); return ""; } }));
    }
}

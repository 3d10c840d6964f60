package callbacks.entry_is_copied;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

import java.util.*;

class Truth {
    @Test
    void shows() throws Exception {

        Ledger l = new Ledger();
        assertEquals(
                -1,
                l.copy(
                        new AbstractMap.SimpleEntry<String, Integer>("a", 1) {
                            public String getKey() {
                                l.close();
                                return "a";
                            }
                        }));
    }
}

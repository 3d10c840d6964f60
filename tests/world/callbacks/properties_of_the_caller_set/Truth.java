package callbacks.properties_of_the_caller_set;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

import java.util.*;

class Truth {
    @Test
    void shows() throws Exception {

        Setup s = new Setup();
        Properties old = System.getProperties();
        try {
            Properties mine =
                    new Properties() {
                        public synchronized Object setProperty(String k, String v) {
                            s.drop();
                            return null;
                        }

                        public synchronized Object remove(Object k) {
                            s.drop();
                            return null;
                        }
                    };
            old.forEach((k, v) -> mine.put(k, v));
            System.setProperties(mine);
            assertEquals(-1, s.load());
            assertEquals(-1, s.unload());
        } finally {
            System.setProperties(old);
        }
    }
}

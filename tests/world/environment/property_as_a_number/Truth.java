package environment.property_as_a_number;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void large() {
        System.setProperty("environment.pool.size", "64");
        try {
            assertTrue(new Pool().take());
        } finally {
            System.clearProperty("environment.pool.size");
        }
    }
}

package environment.property_was_set_before;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void byOthers() {
        System.setProperty("environment.once.started", "by hand");
        try {
            assertEquals("started by others", new Once().start());
        } finally {
            System.clearProperty("environment.once.started");
        }
    }
}

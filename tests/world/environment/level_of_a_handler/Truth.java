package environment.level_of_a_handler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.util.logging.LogManager;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void configured() throws Exception {
        String text = "java.util.logging.ConsoleHandler.level=SEVERE\n";
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(text.getBytes()));
        assertEquals(false, Console.isUsual());
    }
}

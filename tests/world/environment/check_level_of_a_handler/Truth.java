package environment.check_level_of_a_handler;

import java.io.ByteArrayInputStream;
import java.util.logging.LogManager;

public class Truth {
    public static void main(String[] args) throws Exception {
        String text = "java.util.logging.ConsoleHandler.level=SEVERE\n";
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(text.getBytes()));
        Console.level();
    }
}

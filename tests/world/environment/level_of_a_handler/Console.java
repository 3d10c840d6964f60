package environment.level_of_a_handler;

// A handler has the level that a configuration gives it.
// generate: environment.level_of_a_handler.Console
import java.util.logging.ConsoleHandler;
import java.util.logging.Level;

public final class Console {
    public static boolean isUsual() {
        if (new ConsoleHandler().getLevel() != Level.INFO) { // tempts
            return false;
        }
        return true;
    }
}

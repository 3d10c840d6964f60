package environment.check_level_of_a_handler;

// A handler has the level that a configuration gives it.
// check: environment.check_level_of_a_handler.Console::level()
import java.util.logging.ConsoleHandler;
import java.util.logging.Level;

final class Console {
    static void level() {
        assert new ConsoleHandler().getLevel() == Level.INFO;
    }
}

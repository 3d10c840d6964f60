package versions.logger_level_for_later;

import java.util.logging.*;
public final class Log {
    static void quiet() { Logger.getLogger("app").setLevel(Level.ALL); }
    static boolean loud() { return Logger.getLogger("app").isLoggable(Level.SEVERE); }
}

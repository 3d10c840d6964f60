// The level of a logger is library state.
// diff: versions.logger_level_for_later.Log::loud
package versions.logger_level_for_later;

import java.util.logging.*;
public final class Log {
    static void quiet() { Logger.getLogger("app").setLevel(Level.OFF); }
    static boolean loud() { return Logger.getLogger("app").isLoggable(Level.SEVERE); }
}

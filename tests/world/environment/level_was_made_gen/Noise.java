package environment.level_was_made_gen;

import java.util.logging.Level;

// Levels that callers make are known by name from then on.
// generate: environment.level_was_made_gen.Noise
public final class Noise {
    private Noise() {}

    public static String of(int n) {
        Level level = null;
        try {
            level = Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            level = null;
        }
        if (level != null) { // tempts
            return "loud";
        }
        return "none";
    }
}

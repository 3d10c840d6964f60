package versions.level_no_longer_asked;

// diff: versions.level_no_longer_asked.Noise::of
import java.util.logging.Level;

public final class Noise {
    private Noise() {}

    public static int of(int n) {
        try {
            return Level.parse("LOUD").intValue();
        } catch (IllegalArgumentException e) {
            return n;
        }
    }
}

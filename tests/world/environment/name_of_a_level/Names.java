package environment.name_of_a_level;

// The library translates the names of levels.
// generate: environment.name_of_a_level.Names
import java.util.logging.Level;

public final class Names {
    public static boolean isPlain() {
        if (!Level.SEVERE.getLocalizedName().equals("SEVERE")) { // tempts
            return false;
        }
        return true;
    }
}

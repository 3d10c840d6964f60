package environment.check_name_of_a_level;

// The library translates the names of levels.
// check: environment.check_name_of_a_level.Texts::isEnglish()
import java.util.logging.Level;

final class Texts {
    static boolean isEnglish() {
        boolean english = Level.SEVERE.getLocalizedName().equals("SEVERE");
        assert english;
        return english;
    }
}

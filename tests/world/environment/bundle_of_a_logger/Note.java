package environment.bundle_of_a_logger;

import java.util.logging.Logger;

// check: environment.bundle_of_a_logger.Note::plain
public final class Note {
    private Note() {}

    public static void plain(int n) {
        assert Logger.getLogger("a").getResourceBundle() == null;
    }
}

package environment.parent_of_a_logger;

import java.util.logging.Logger;

// check: environment.parent_of_a_logger.Note::top
public final class Note {
    private Note() {}

    public static void top(int n) {
        assert Logger.getLogger("a.b").getParent() == Logger.getLogger("");
    }
}

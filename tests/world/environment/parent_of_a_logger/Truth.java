package environment.parent_of_a_logger;

import java.util.logging.Logger;

public class Truth {
    static Logger kept;

    public static void main(String[] args) {
        kept = Logger.getLogger("a");
        Note.top(1);
    }
}

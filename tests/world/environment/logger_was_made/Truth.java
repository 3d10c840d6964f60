package environment.logger_was_made;

import java.util.logging.Logger;

public class Truth {
    static Logger kept;

    public static void main(String[] args) {
        kept = Logger.getLogger("job");
        Job.plain(1);
    }
}

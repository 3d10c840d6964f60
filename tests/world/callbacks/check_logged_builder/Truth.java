package callbacks.check_logged_builder;

import java.util.logging.Logger;

public class Truth {
    public static void main(String[] args) {
        Logger logger = Logger.getLogger("q");
        logger.setFilter(record -> ((StringBuilder) record.getParameters()[0]).append("z").length() < 0);
        Report.log();
    }
}

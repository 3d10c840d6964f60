package callbacks.log_handler_calls_back;

import java.util.logging.Logger;

public class Truth {
    static final Logger KEPT = Logger.getLogger("job");

    public static void main(String[] args) {
        KEPT.setFilter(record -> {
            Job.again();
            return false;
        });
        Job.run(0);
    }
}

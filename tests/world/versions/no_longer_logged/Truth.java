package versions.no_longer_logged;

import java.util.logging.Level;
import java.util.logging.Logger;

public class Truth {
    static final Logger KEPT = Logger.getLogger("job");

    public static void main(String[] args) {
        KEPT.setLevel(Level.ALL);
        KEPT.setFilter(record -> {
            System.out.println("seen");
            return false;
        });
        Job.run(1);
    }
}

package environment.check_source_of_a_log_record;

import java.util.logging.Logger;

public class Truth {
    public static void main(String[] args) {
        Logger.getLogger("q").info(() -> {
            Records.make();
            return "x";
        });
    }
}

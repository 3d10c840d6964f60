package environment.number_of_a_log_record;

import java.util.logging.Level;
import java.util.logging.LogRecord;

public class Truth {
    public static void main(String[] args) {
        new LogRecord(Level.INFO, "before");
        Note.first(1);
    }
}

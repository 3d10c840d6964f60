package environment.check_source_of_a_log_record;

import java.util.logging.Level;
import java.util.logging.LogRecord;

// A log record looks for the caller on the stack.
// check: environment.check_source_of_a_log_record.Records::make()
public final class Records {
    public static void make() {
        String name = new LogRecord(Level.INFO, "x").getSourceMethodName();
        assert name == null || name.equals("make");
    }
}

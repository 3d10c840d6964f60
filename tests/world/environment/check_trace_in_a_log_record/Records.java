package environment.check_trace_in_a_log_record;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.XMLFormatter;

// The text of a record has the callers of the exception.
// check: environment.check_trace_in_a_log_record.Records::make()
public final class Records {
    public static void make() {
        LogRecord record = new LogRecord(Level.INFO, "x");
        record.setThrown(new Exception("q"));
        assert new XMLFormatter().format(record).length() < 2000;
    }
}

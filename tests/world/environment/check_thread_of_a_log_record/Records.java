package environment.check_thread_of_a_log_record;

// A log record tells which thread made it.
// check: environment.check_thread_of_a_log_record.Records::first()
import java.util.logging.Level;
import java.util.logging.LogRecord;

final class Records {
    static void first() {
        assert new LogRecord(Level.INFO, "x").getLongThreadID() == 1;
    }
}

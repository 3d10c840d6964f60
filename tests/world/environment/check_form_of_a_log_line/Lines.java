package environment.check_form_of_a_log_line;

// How a log line is written is a property.
// check: environment.check_form_of_a_log_line.Lines::line()
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

final class Lines {
    static void line() {
        String line = new SimpleFormatter().format(new LogRecord(Level.INFO, "x"));
        assert line.contains("INFO: x");
    }
}

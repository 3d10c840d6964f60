package environment.check_number_in_a_log_record;

// A message of a log record is formatted in the default locale.
// check: environment.check_number_in_a_log_record.Texts::isEnglish()
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

final class Texts {
    static boolean isEnglish() {
        boolean english = new SimpleFormatter().formatMessage(record(1234)).equals("1,234");
        assert english;
        return english;
    }

    private static LogRecord record(int number) {
        LogRecord record = new LogRecord(Level.INFO, "{0}");
        record.setParameters(new Object[] {number});
        return record;
    }
}

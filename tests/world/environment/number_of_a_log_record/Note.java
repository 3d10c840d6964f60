package environment.number_of_a_log_record;

import java.util.logging.Level;
import java.util.logging.LogRecord;

// Records of the log are numbered, whoever makes them.
// check: environment.number_of_a_log_record.Note::first
public final class Note {
    private Note() {}

    public static void first(int n) {
        assert new LogRecord(Level.INFO, "x").getSequenceNumber() == 0;
    }
}

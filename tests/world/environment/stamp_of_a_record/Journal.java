// A log record is stamped with the time of its making, by the library.
// check: environment.stamp_of_a_record.Journal::note(int)
package environment.stamp_of_a_record;

import java.util.logging.Level;
import java.util.logging.LogRecord;

public final class Journal {
    private static final long END_OF_2024 = 1_735_689_600_000L;

    private int notes;

    public int note(int size) {
        LogRecord note = new LogRecord(size > 10 ? Level.WARNING : Level.INFO, "note");
        assert note.getMillis() < END_OF_2024 : note.getMillis();
        return ++notes;
    }
}

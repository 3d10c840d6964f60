package environment.midnight_elsewhere;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SimpleTimeZone;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void elsewhere() {
        TimeZone before = TimeZone.getDefault();
        try {
            TimeZone.setDefault(new SimpleTimeZone(5 * 3_600_000, "EAST"));
            assertEquals("evening", new Shift(true).start());
            TimeZone.setDefault(new SimpleTimeZone(-5 * 3_600_000, "WEST"));
            assertEquals("morning", new Shift(false).start());
        } finally {
            TimeZone.setDefault(before);
        }
    }
}

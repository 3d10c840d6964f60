package environment.week_begins;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void onMonday() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals(6, new Planner().weekend());
            assertEquals("7,5", new Planner().hours(true));
        } finally {
            Locale.setDefault(before);
        }
    }
}

package environment.name_of_a_level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void german() {
        Locale.setDefault(Locale.GERMANY);
        assertEquals(false, Names.isPlain());
    }
}

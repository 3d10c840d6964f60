package environment.locale_of_a_formatter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void german() {
        Locale.setDefault(Locale.GERMANY);
        assertEquals(true, Texts.isGerman());
    }
}

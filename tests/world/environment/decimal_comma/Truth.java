package environment.decimal_comma;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void comma() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals(-1, new Receipt(true).whole());
        } finally {
            Locale.setDefault(before);
        }
    }
}

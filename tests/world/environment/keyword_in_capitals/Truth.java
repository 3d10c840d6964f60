package environment.keyword_in_capitals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void otherCapitals() {
        Locale before = Locale.getDefault();
        Locale.setDefault(new Locale("tr", "TR"));
        try {
            assertEquals(0, Keywords.code(true));
        } finally {
            Locale.setDefault(before);
        }
    }
}

package missing.class_file_as_a_resource;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withTheExtra() throws IOException {
        assertEquals(2, new Features().count());
    }
}

final class Extra {
}

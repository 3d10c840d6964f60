package writers.outer_closes_nested_stream;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void closed() {
        Archive archive = new Archive();
        assertEquals(1, archive.entry().read());
        archive.close();
        assertEquals(-1, archive.entry().read());
    }
}

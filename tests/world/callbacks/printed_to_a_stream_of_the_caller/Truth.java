package callbacks.printed_to_a_stream_of_the_caller;

import static org.junit.jupiter.api.Assertions.*;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        PrintStream before = System.out;
        Object[] seen = new Object[1];
        System.setOut(new PrintStream(before) {
            @Override
            public void println(Object note) {
                seen[0] = note;
            }
        });
        new Notice().print();
        System.setOut(before);
        assertFalse(seen[0].equals(null));
    }
}

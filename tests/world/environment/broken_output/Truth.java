package environment.broken_output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void lost() {
        PrintStream before = System.out;
        PrintStream closed = new PrintStream(new ByteArrayOutputStream());
        closed.close();
        System.setOut(closed);
        try {
            assertEquals(1, new Reporter().report(3));
        } finally {
            System.setOut(before);
        }
    }
}

package callbacks.output_throws_in_the_middle_gen;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void again() {
        Meter meter = new Meter();
        PrintStream before = System.out;
        System.setOut(null);
        try {
            meter.show(1);
        } catch (NullPointerException e) {
            meter.show(2);
        }
        System.setOut(before);
    }
}

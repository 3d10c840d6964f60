package callbacks.output_calls_back_gen;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void again() {
        Meter meter = new Meter();
        PrintStream before = System.err;
        System.setErr(new PrintStream(before) {
            @Override
            public void println(int n) {
                meter.show(n);
            }
        });
        meter.show(1);
        System.setErr(before);
    }
}

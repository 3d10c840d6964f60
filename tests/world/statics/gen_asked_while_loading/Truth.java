package statics.gen_asked_while_loading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class Truth {
    private static int seen;

    @Test
    void asksWhileLoading() {
        PrintStream console = System.out;
        System.setOut(new PrintStream(console) {
            @Override
            public void println(String text) {
                seen = Rate.of(1);
            }
        });
        assertEquals(5, Rate.of(1));
        System.setOut(console);
        assertEquals(-1, seen);
    }
}

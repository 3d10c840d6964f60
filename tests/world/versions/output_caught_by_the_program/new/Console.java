package versions.output_caught_by_the_program;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

final class Console {
    private static final ByteArrayOutputStream CAUGHT = new ByteArrayOutputStream();

    static void capture() {
        System.setOut(new PrintStream(CAUGHT, true));
    }

    static void greet() {
        System.out.print("hello");
    }

    static int caught() {
        return CAUGHT.size();
    }
}

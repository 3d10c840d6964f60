package versions.output_caught_by_a_caller;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

final class Program {
    private static final ByteArrayOutputStream CAUGHT = new ByteArrayOutputStream();
    static final PrintStream STREAM = new PrintStream(CAUGHT, true);

    static void greet() {
        System.out.print("hello");
    }

    static int caught() {
        return CAUGHT.size();
    }
}

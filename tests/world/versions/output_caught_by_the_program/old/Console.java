// What the program prints goes to a buffer of its own, which the target looks at.
// diff: versions.output_caught_by_the_program.Console::caught
package versions.output_caught_by_the_program;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

final class Console {
    private static final ByteArrayOutputStream CAUGHT = new ByteArrayOutputStream();

    static void capture() {
        System.setOut(new PrintStream(CAUGHT, true));
    }

    static void greet() {
        System.out.print("hi");
    }

    static int caught() {
        return CAUGHT.size();
    }
}

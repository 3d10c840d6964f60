// A stack trace goes to a buffer of the program.
// diff: versions.trace_caught_by_the_program.Program::isCaught
package versions.trace_caught_by_the_program;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

final class Program {
    private static final ByteArrayOutputStream CAUGHT = new ByteArrayOutputStream();

    static void capture() {
        System.setErr(new PrintStream(CAUGHT, true));
    }

    static void fail(boolean loud) {
        if (loud) {
            new IllegalStateException().printStackTrace();
        }
    }

    static boolean isCaught() {
        return CAUGHT.size() > 0;
    }
}

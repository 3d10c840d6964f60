package versions.standard_stream_as_value;

import java.io.PrintStream;

final class Streams {
    static void set(PrintStream stream) {
        System.setErr(System.err);
    }
}

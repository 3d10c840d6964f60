// A standard stream is read as an object, which others put in its place.
// diff: versions.standard_stream_as_value.Look::isStandard
package versions.standard_stream_as_value;

import java.io.PrintStream;

final class Streams {
    static void set(PrintStream stream) {
        System.setErr(stream);
    }
}

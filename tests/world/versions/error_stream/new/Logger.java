// The same text to the other stream.
// diff: versions.error_stream.Logger::warn
package versions.error_stream;

public class Logger {
    static void warn(String text) {
        System.err.println(text);
    }
}

// Who prints writes into a file that somebody else opened.
// diff: versions.printer_opened_elsewhere.Look::length
package versions.printer_opened_elsewhere;

import java.io.PrintWriter;

final class Log {
    static void write(PrintWriter to) {
        to.println("one");
    }
}

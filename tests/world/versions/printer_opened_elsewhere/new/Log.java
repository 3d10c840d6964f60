package versions.printer_opened_elsewhere;

import java.io.PrintWriter;

final class Log {
    static void write(PrintWriter to) {
        to.println("two and more");
    }
}

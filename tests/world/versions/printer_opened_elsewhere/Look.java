package versions.printer_opened_elsewhere;

import java.io.File;

final class Look {
    static long length(File file) {
        return file.length();
    }
}

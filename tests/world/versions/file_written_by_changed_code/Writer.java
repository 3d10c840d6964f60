package versions.file_written_by_changed_code;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class Writer {
    static void write(Path path) throws IOException {
        Files.writeString(path, Source.text());
    }
}

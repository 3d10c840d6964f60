package versions.file_written_by_changed_code;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class Reader {
    static String read(Path path) throws IOException {
        return Files.readString(path);
    }
}

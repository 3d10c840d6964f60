package versions.file_made_by_changed_code;

import java.io.File;
import java.io.IOException;

final class Taker {
    static void take(String path) throws IOException {
        new File(path).createNewFile();
    }
}

package versions.file_made_by_changed_code;

import java.io.File;

final class Lock {
    static boolean isTaken(String path) {
        return new File(path).exists();
    }
}

package environment.check_working_folder;

import java.io.File;

// Where the program is run is nobody's promise.
// check: environment.check_working_folder.Paths::root()
final class Paths {
    static void root() {
        assert new File("x").getAbsolutePath().length() < 3;
    }
}

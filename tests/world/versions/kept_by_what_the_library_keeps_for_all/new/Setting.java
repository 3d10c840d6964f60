package versions.kept_by_what_the_library_keeps_for_all;

import java.io.IOException;
import java.net.URL;

final class Setting {
    static void set() throws IOException {
        new URL("file:/").openConnection().setDefaultUseCaches(false);
    }
}

package versions.kept_by_what_the_library_keeps_for_all;

import java.io.IOException;
import java.net.URL;

final class Caching {
    static boolean isOn() throws IOException {
        return new URL("file:/").openConnection().getDefaultUseCaches();
    }
}

// Whether a class is there is asked by its file, of the class loader.
// generate: missing.class_file_as_a_resource.Features
package missing.class_file_as_a_resource;

import java.io.IOException;
import java.util.Enumeration;

public final class Features {
    private static final String FILE = "missing/class_file_as_a_resource/Extra.class";

    private boolean asked;

    public int count() throws IOException {
        asked = true;
        Enumeration<?> found = Features.class.getClassLoader().getResources(FILE);
        if (found.hasMoreElements()) { // tempts
            return 2;
        }
        return 1;
    }

    public boolean asked() {
        return asked;
    }
}

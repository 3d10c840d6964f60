// Providers of a service are in the modules of the JDK too, not only on the class path.
// check: missing.providers_of_the_library.Tools::count(boolean)
package missing.providers_of_the_library;

import java.util.ServiceLoader;
import java.util.spi.ToolProvider;

public final class Tools {
    private Tools() {
    }

    public static int count(boolean own) {
        int count = own ? 1 : 0;
        for (ToolProvider tool : ServiceLoader.load(ToolProvider.class)) {
            count += tool.name().isEmpty() ? 0 : 1;
        }
        assert count <= 1 : count;
        return count;
    }
}

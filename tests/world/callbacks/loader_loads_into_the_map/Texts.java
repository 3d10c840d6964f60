// Tempts: the loader is a plain class with a plain answer; another one puts into the map while it is asked.
// check: callbacks.loader_loads_into_the_map.Texts::load(callbacks.loader_loads_into_the_map.Loader) => VIOLATED
// flags: --property exceptions
package callbacks.loader_loads_into_the_map;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

class Loader implements Function<String, String> {
    @Override
    public String apply(String key) {
        return "text of " + key;
    }
}

public final class Texts {
    static final Map<String, String> LOADED = new HashMap<>();

    private Texts() {}

    public static String load(Loader loader) {
        if (loader == null) {
            return "";
        }
        return LOADED.computeIfAbsent("title", loader);
    }
}

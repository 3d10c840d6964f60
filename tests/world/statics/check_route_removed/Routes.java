package statics.check_route_removed;

import java.util.HashMap;
import java.util.Map;

// The default route is there when the class begins; a package neighbour may drop it, and the lookup has nothing left.
// check: statics.check_route_removed.Routes::length(boolean)
// flags: --property exceptions
public final class Routes {
    static final Map<String, String> TABLE = new HashMap<>();

    static {
        TABLE.put("default", "a-b-c");
    }

    private Routes() {}

    public static int length(boolean back) {
        String way = TABLE.get("default");
        return back ? way.length() : way.length() + 1;
    }
}

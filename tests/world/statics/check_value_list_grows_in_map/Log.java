package statics.check_value_list_grows_in_map;

// The lists in the map grow by computeIfPresent.
// check: statics.check_value_list_grows_in_map.Log::size()
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public final class Log {
    private static final Map<String, List<String>> LOG = Map.of("all", new ArrayList<>());

    private Log() {}

    public static void write(String line) {
        LOG.get("all").add(line);
    }

    public static int size() {
        int n = LOG.get("all").size();
        assert n == 0;
        return n;
    }
}

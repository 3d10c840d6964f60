package statics.check_list_in_hash_map_returned;

// The list under a key of a private map is handed out.
// check: statics.check_list_in_hash_map_returned.Plan::size()
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class Plan {
    private static final Map<String, List<String>> TASKS = new HashMap<>();
    static {
        TASKS.put("mon", new ArrayList<>(List.of("rest")));
    }

    private Plan() {}

    public static List<String> of(String d) {
        return TASKS.get(d);
    }

    public static int size() {
        int n = TASKS.get("mon").size();
        assert n == 1;
        return n;
    }
}

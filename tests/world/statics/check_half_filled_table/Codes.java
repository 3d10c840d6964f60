package statics.check_half_filled_table;

import java.util.HashMap;
import java.util.Map;

// check: statics.check_half_filled_table.Codes::count
public final class Codes {
    private static final Map<String, Integer> ALL = new HashMap<>();

    static {
        ALL.put("a", 1);
        System.out.println("half");
        ALL.put("b", 2);
    }

    public static int count() {
        int count = ALL.size();
        assert count == 2;
        return count;
    }
}

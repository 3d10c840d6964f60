package statics.check_enum_map_row_is_given;

// The value of an EnumMap is a mutable list that is handed out by key.
// check: statics.check_enum_map_row_is_given.Plan::size(statics.check_enum_map_row_is_given.Plan.Day)
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;

public final class Plan {
    public enum Day { MON, TUE }

    private static final EnumMap<Day, List<String>> TASKS = new EnumMap<>(Day.class);
    static {
        for (Day d : Day.values()) {
            TASKS.put(d, new ArrayList<>(List.of("rest")));
        }
    }

    private Plan() {}

    public static List<String> of(Day d) {
        return TASKS.get(d);
    }

    public static int size(Day d) {
        if (d == null) {
            return 0;
        }
        int n = TASKS.get(d).size();
        assert n == 1;
        return n;
    }
}

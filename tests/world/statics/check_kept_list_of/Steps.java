package statics.check_kept_list_of;

import java.util.List;

// The list cannot be changed by anybody, though it is public.
// check: statics.check_kept_list_of.Steps::step(boolean) => HOLDS
public final class Steps {
    public static final List<String> ALL = List.of("wash", "rinse", "dry");

    private Steps() {}

    public static String step(boolean last) {
        assert ALL.size() == 3;
        return ALL.get(last ? 2 : 0);
    }
}

package inputs.diff_iterators_are_one;

import java.util.List;

public final class Walk {
    public static boolean both(List<String> all) {
        all.size();
        return false;
    }
}

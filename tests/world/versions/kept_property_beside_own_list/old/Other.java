package versions.kept_property_beside_own_list;

import java.util.ArrayList;
import java.util.List;

final class Other {
    private static final List<Integer> SEEN = new ArrayList<>();

    static void see(int number) {
        SEEN.add(number + 1);
    }

    static int seen() {
        return SEEN.size();
    }
}

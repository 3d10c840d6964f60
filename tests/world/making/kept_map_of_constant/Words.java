// check: making.kept_map_of_constant.Words::size() => HOLDS
package making.kept_map_of_constant;

import java.util.*;

public final class Words {
    private static final Map<String, Integer> WORDS = Map.of("one", 1, "two", 2);

    public static int size() {
        assert WORDS.size() == 2;
        return WORDS.size();
    }
}

package versions.list_of_shared;

import java.util.*;

final class L {
    private static final List<String> S = List.of("a");

    static List<String> l() {
        return S;
    }
}

package versions.getter_in_nested;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    class View {
        List<String> list() {
            return l;
        }
    }

    int size() {
        return l.size();
    }
}

package versions.given_by_callback;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    void with(java.util.function.Consumer<List<String>> c) {
        c.accept(l);
    }

    int size() {
        return l.size();
    }
}

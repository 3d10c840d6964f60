package versions.by_sublist;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    List<String> head() {
        return l.subList(0, 0);
    }

    int size() {
        return l.size();
    }
}

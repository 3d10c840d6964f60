package versions.by_iterator;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    Iterator<String> iterator() {
        return l.iterator();
    }

    void add(String s) {
        l.add(s);
    }

    int size() {
        return l.size();
    }
}

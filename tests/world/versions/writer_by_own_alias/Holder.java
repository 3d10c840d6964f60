package versions.writer_by_own_alias;

import java.util.*;

final class Holder {
    private final List<String> l = new ArrayList<>();

    List<String> list() {
        return l;
    }

    int size() {
        return l.size();
    }
}

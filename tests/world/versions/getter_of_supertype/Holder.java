package versions.getter_of_supertype;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    List<String> list() {
        return l;
    }

    int size() {
        return l.size();
    }
}

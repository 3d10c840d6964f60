package versions.array_as_list;

import java.util.*;

final class Holder {
    private final String[] a = new String[2];

    List<String> view() {
        return Arrays.asList(a);
    }

    String get() {
        return a[0];
    }
}

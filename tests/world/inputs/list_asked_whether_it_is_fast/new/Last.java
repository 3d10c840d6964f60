package inputs.list_asked_whether_it_is_fast;

import java.util.List;
import java.util.RandomAccess;

final class Last {
    private Last() {}

    static boolean has(List<String> items) {
        return items instanceof RandomAccess && !items.isEmpty();
    }
}

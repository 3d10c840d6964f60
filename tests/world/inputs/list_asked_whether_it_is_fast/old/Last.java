// Tempts: array lists are fast at any place, and lists are array lists.
// diff: inputs.list_asked_whether_it_is_fast.Last::has(List) => DIFFERENT
package inputs.list_asked_whether_it_is_fast;

import java.util.List;

final class Last {
    private Last() {}

    static boolean has(List<String> items) {
        return items != null && !items.isEmpty();
    }
}

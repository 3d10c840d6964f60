// check: ListInItself::first
// verdict: VIOLATED
// witness: #1 = list [#1]
import java.util.List;

public final class ListInItself {
    public static void first(List<Object> items) {
        if (items != null && items.size() == 1) {
            assert items.get(0) != items;
        }
    }
}

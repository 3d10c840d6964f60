// check: ListSorted::merge
// verdict: VIOLATED
// witness: list [int 5, int 1]
import java.util.List;

public class ListSorted {
    static void merge(List<Integer> list) {
        if (list == null || list.size() != 2 || list.contains(null)) {
            return;
        }
        // Nothing says that the list is sorted.
        assert list.get(0) <= list.get(1);
    }
}

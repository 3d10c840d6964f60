// check: ListElements::first
// property: exceptions
// verdict: VIOLATED
// witness: list [null]
import java.util.List;

public class ListElements {
    static int first(List<Integer> list) {
        if (list == null || list.isEmpty()) {
            return 0;
        }
        return list.get(0) + 1;
    }
}

// check: ListSmall::count
// property: all
// verdict: HOLDS
// inputs: unbounded
import java.util.List;

public class ListSmall {
    static int count(List<Integer> list) {
        if (list == null || list.size() > 2) {
            return 0;
        }
        int positive = 0;
        for (Integer n : list) {
            if (n != null && n > 0) {
                positive++;
            }
        }
        assert positive <= list.size();
        return positive;
    }
}

// check: EqualElements::equal
// verdict: VIOLATED
// witness: list [string "x", string "x"]
import java.util.List;

public final class EqualElements {
    public static void equal(List<String> list) {
        if (list != null && list.size() == 2 && list.get(0) != null && list.get(0).equals(list.get(1))) {
            assert list.get(0) == list.get(1);
        }
    }
}

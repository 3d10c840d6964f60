// check: SetMembers::add
// verdict: VIOLATED
// witness: set [int 4]; int 4
import java.util.Set;

public class SetMembers {
    static void add(Set<Integer> set, int n) {
        if (set == null) {
            return;
        }
        int before = set.size();
        set.add(n);
        assert set.size() == before + 1;
    }
}

// check: BoxedCompare::order
// property: all
// verdict: HOLDS
public class BoxedCompare {
    static int order(Character a, Character b) {
        if (a == null || b == null) {
            return 0;
        }
        int order = a.compareTo(b);
        assert (order == 0) == a.equals(b);
        assert (order < 0) == (a < b);
        return order;
    }
}

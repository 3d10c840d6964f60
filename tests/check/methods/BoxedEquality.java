// check: BoxedEquality::same
// verdict: VIOLATED
// witness: long 1000; long 1000
public class BoxedEquality {
    static boolean same(Long a, Long b) {
        if (a == null || b == null) {
            return a == b;
        }
        boolean equal = a == b;
        assert equal == a.equals(b);
        return equal;
    }
}

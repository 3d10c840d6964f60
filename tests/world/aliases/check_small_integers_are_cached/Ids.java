package aliases.check_small_integers_are_cached;

// Small integers that are equal are usually one object, but a caller can make another.
// check: aliases.check_small_integers_are_cached.Ids::same(Integer,Integer)
public class Ids {
    public static boolean same(Integer a, Integer b) {
        if (a == null || b == null || a < 0 || a > 100) {
            return false;
        }
        boolean same = a == b;
        assert same == a.equals(b);
        return same;
    }
}

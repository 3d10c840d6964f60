package aliases.diff_identity_of_small_integers;

// Both are small, so identity looks as good as equality.
// diff: aliases.diff_identity_of_small_integers.Vote::agree
public class Vote {
    public static boolean agree(Integer a, Integer b) {
        if (a == null || b == null || a < 0 || a > 9 || b < 0 || b > 9) {
            return false;
        }
        return a == b;
    }
}

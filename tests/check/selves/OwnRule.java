// check: OwnRule::twice
// verdict: VIOLATED
// witness: function OwnRule$Rule {apply(int,java.lang.String): [int 0, int 5]}

public final class OwnRule {
    interface Rule {
        int apply(int x, String why);

        default int twice(int x) {
            return apply(apply(x, "first"), "second");
        }
    }

    public static void twice(Rule rule) {
        if (rule != null) {
            assert rule.twice(1) != 5;
        }
    }
}

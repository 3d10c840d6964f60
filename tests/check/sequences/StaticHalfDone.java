// check: StaticHalfDone::audit
// verdict: VIOLATED
// witness: before call StaticHalfDone.register(java.lang.String)[null] throws(java.lang.NullPointerException)
public class StaticHalfDone {
    private static int names;
    private static int known;

    public static void register(String name) {
        names++;
        if (!name.isEmpty()) {
            known++;
        } else {
            names--;
        }
    }

    public static void audit() {
        assert names == known;
    }
}

// check: NoTimes::test
// verdict: HOLDS
public class NoTimes {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        assert s.matches("a{0}b") == s.equals("b");
    }
}

// check: IgnoringCase::test
// verdict: HOLDS
public class IgnoringCase {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        assert s.matches("(?i)[k-l]") == (s.equals("k") || s.equals("K") || s.equals("l") || s.equals("L"));
    }
}

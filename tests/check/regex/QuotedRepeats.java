// check: QuotedRepeats::test
// verdict: HOLDS
public class QuotedRepeats {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        assert s.matches("\\Qa+\\E{2}") == s.equals("a++");
    }
}

// check: EmptyAlternative::test
// verdict: HOLDS
public class EmptyAlternative {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("(|a)b")) {
            assert s.equals("b") || s.equals("ab");
        } else {
            assert !s.equals("b");
        }
    }
}

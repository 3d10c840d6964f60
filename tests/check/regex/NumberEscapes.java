// check: NumberEscapes::test
// verdict: HOLDS
public class NumberEscapes {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        assert s.matches("\\x41\\0102\\u0043") == s.equals("ABC");
    }
}

// check: Quoted::test
// verdict: HOLDS
public class Quoted {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        assert s.matches("\\Qa.b\\E") == s.equals("a.b");
    }
}

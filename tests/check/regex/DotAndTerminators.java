// check: DotAndTerminators::test
// verdict: HOLDS
public class DotAndTerminators {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches(".")) {
            char c = s.charAt(0);
            assert c != '\n' && c != '\r' && c != 0x85 && c != 0x2028 && c != 0x2029;
        } else {
            assert s.length() != 1 || s.charAt(0) != 'x';
        }
    }
}

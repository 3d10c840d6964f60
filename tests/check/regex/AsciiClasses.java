// check: AsciiClasses::test
// verdict: HOLDS
public class AsciiClasses {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("\\d\\w\\s")) {
            assert s.charAt(0) >= '0' && s.charAt(0) <= '9';
            assert s.charAt(1) < 128 && s.charAt(2) <= ' ';
        }
    }
}

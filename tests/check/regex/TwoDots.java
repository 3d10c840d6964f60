// check: TwoDots::test
// verdict: HOLDS
public class TwoDots {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("..")) {
            assert s.length() >= 2 && s.length() <= 4;
            assert s.length() != 2 || !Character.isSurrogatePair(s.charAt(0), s.charAt(1));
        }
    }
}

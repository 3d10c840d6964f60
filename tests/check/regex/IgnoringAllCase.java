// check: IgnoringAllCase::test
// verdict: VIOLATED
// witness: string "\u212a"
public class IgnoringAllCase {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.length() == 1 && s.matches("(?iu)k")) {
            assert s.charAt(0) < 128;
        }
    }
}

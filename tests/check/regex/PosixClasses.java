// check: PosixClasses::test
// verdict: VIOLATED
// witness: string "!\ud83d\ude00a"
public class PosixClasses {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("\\p{Punct}\\P{Alpha}\\p{XDigit}")) {
            assert s.charAt(0) != 'a' && s.charAt(1) != 'z' && s.charAt(2) <= 'f';
        }
    }
}

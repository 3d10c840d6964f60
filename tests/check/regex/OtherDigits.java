// check: OtherDigits::test
// verdict: VIOLATED
// witness: string "\u0661"
public class OtherDigits {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.length() == 1 && Character.isDigit(s.charAt(0))) {
            assert s.matches("\\d");
        }
    }
}

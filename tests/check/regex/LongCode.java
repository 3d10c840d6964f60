// check: LongCode::test
// verdict: HOLDS
public class LongCode {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[0-9a-f]{8}-[0-9a-f]{12}")) {
            assert s.length() == 21 && s.charAt(8) == '-';
        }
    }
}

// check: Plate::test
// verdict: HOLDS
public class Plate {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[A-Z]{3}-\\d{4}")) {
            assert s.length() == 8;
            assert s.charAt(3) == '-';
            assert s.charAt(0) >= 'A' && s.charAt(7) <= '9';
        }
    }
}

// check: Uuid::test
// verdict: HOLDS
public class Uuid {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")) {
            assert s.length() == 36 && s.charAt(23) == '-';
        }
    }
}

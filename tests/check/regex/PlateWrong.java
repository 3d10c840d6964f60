// check: PlateWrong::test
// verdict: VIOLATED
// witness: string "AQA-0700"
public class PlateWrong {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[A-Z]{3}-\\d{4}")) {
            assert s.charAt(5) != '7' || s.charAt(1) != 'Q';
        }
    }
}

// check: DotIsTwoUnits::test
// verdict: VIOLATED
// witness: string "\ud83d\ude00"
public class DotIsTwoUnits {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches(".")) {
            assert s.length() == 1;
        }
    }
}

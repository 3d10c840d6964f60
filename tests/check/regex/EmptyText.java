// check: EmptyText::test
// verdict: VIOLATED
// witness: string ""
public class EmptyText {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[a-c]{0,2}")) {
            assert !s.isEmpty();
        }
    }
}

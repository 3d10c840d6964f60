// check: NegatedNewline::test
// verdict: VIOLATED
// witness: string "\n"
public class NegatedNewline {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[^a]")) {
            assert s.charAt(0) != '\n';
        }
    }
}

// check: LongWord::test
// verdict: VIOLATED
// witness: string "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
public class LongWord {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("x+")) {
            assert s.length() < 30;
        }
    }
}

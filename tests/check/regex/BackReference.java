// check: BackReference::test
// verdict: HOLDS
import obligato.Obligato;

public class BackReference {
    public static void test() {
        String s = Obligato.anyString(3);
        assert s.matches("(a|b)\\1") == (s.equals("aa") || s.equals("bb"));
    }
}

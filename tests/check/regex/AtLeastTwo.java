// check: AtLeastTwo::test
// verdict: HOLDS
import obligato.Obligato;

public class AtLeastTwo {
    public static void test() {
        String s = Obligato.anyString(4);
        assert s.matches("a{2,}") == (s.equals("aa") || s.equals("aaa") || s.equals("aaaa"));
    }
}

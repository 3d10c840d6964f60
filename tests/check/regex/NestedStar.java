// check: NestedStar::test
// verdict: HOLDS
import obligato.Obligato;

public class NestedStar {
    public static void test() {
        String s = Obligato.anyString(4);
        if (s.matches("(a*)*")) {
            assert s.indexOf('b') < 0;
        } else {
            assert !s.isEmpty() && !s.equals("aa");
        }
    }
}

// check: Possessive::test
// verdict: HOLDS
import obligato.Obligato;

public class Possessive {
    public static void test() {
        String s = Obligato.anyString(3);
        assert !s.matches("a*+a");
    }
}

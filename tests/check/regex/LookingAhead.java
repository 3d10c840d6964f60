// check: LookingAhead::test
// verdict: HOLDS
import obligato.Obligato;

public class LookingAhead {
    public static void test() {
        String s = Obligato.anyString(2);
        if (s.matches("(?=.*\\d)[a-z\\d]{2}")) {
            assert s.charAt(0) <= '9' || s.charAt(1) <= '9';
        }
    }
}

// check: NotFound::test
// verdict: HOLDS
import java.util.regex.Pattern;
import obligato.Obligato;

public class NotFound {
    public static void test() {
        String s = Obligato.anyString(4);
        if (!Pattern.compile("[aeiou]").matcher(s).find()) {
            assert s.indexOf('e') < 0;
        }
    }
}

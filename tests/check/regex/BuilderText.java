// check: BuilderText::test
// verdict: HOLDS
import java.util.regex.Pattern;
import obligato.Obligato;

public class BuilderText {
    public static void test() {
        String s = Obligato.anyString(2);
        StringBuilder text = new StringBuilder(s);
        assert !Pattern.matches("[ab]", text) || s.length() == 1;
    }
}

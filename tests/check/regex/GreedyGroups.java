// check: GreedyGroups::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import obligato.Obligato;

public class GreedyGroups {
    public static void test() {
        String s = Obligato.anyString(3);
        Matcher m = Pattern.compile("(a*)(a*)b").matcher(s);
        if (m.matches()) {
            assert m.end(1) == s.length() - 1 && m.group(2).isEmpty();
        }
    }
}

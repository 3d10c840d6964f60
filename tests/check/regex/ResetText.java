// check: ResetText::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ResetText {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("a?b").matcher(s);
        boolean first = m.matches();
        m.reset("ab");
        assert m.matches() && m.end() == 2;
        m.reset(s);
        assert m.matches() == first;
    }
}

// check: OtherPattern::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class OtherPattern {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("a").matcher(s).usePattern(Pattern.compile("b"));
        assert m.matches() == s.equals("b");
    }
}

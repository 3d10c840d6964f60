// check: LineBeforeEndMatches::test
// verdict: HOLDS
import java.util.regex.Pattern;

public class LineBeforeEndMatches {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (Pattern.compile("^\\d$").matcher(s).matches()) {
            assert s.length() == 1;
        }
    }
}

// check: EarlierRound::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class EarlierRound {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("(?:(a)|b){2}").matcher(s);
        if (m.matches() && s.equals("ab")) {
            assert m.end(1) == 1;
        }
    }
}

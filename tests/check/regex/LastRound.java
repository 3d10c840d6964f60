// check: LastRound::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class LastRound {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("(?:(a)|(b)){2}").matcher(s);
        if (m.matches() && s.charAt(1) == 'b') {
            assert m.start(2) == 1;
        }
    }
}

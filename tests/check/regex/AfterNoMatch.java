// check: AfterNoMatch::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class AfterNoMatch {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("(a)b").matcher(s);
        boolean found = m.matches();
        try {
            assert m.start() == 0 && found && m.end(1) == 1;
        } catch (IllegalStateException none) {
            assert !found;
        }
    }
}

// check: LastCopy::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class LastCopy {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("([a-c]-){3}").matcher(s);
        if (m.matches()) {
            assert m.start(1) == 4 && m.group(1).charAt(1) == '-';
        }
    }
}

// check: OptionalGroup::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class OptionalGroup {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("(\\d)(\\.\\d)?").matcher(s);
        if (m.matches()) {
            assert (m.group(2) == null) == (s.length() == 1);
            assert m.end(2) == -1 || m.end(2) == 3;
        }
    }
}

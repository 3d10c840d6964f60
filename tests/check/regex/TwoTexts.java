// check: TwoTexts::test
// verdict: VIOLATED
// witness: string "a"; string "ab"
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class TwoTexts {
    public static void test(String s, String t) {
        if (s == null) {
            return;
        }
        if (t == null) {
            return;
        }
        Matcher m = Pattern.compile("a(b)?").matcher(s);
        if (m.matches() && m.reset(t).matches()) {
            assert s.equals(t);
        }
    }
}

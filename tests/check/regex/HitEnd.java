// check: HitEnd::test
// verdict: VIOLATED
// witness: string "ab"
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class HitEnd {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("abc").matcher(s);
        if (!m.matches()) {
            assert !m.hitEnd();
        }
    }
}

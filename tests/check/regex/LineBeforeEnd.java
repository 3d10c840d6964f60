// check: LineBeforeEnd::test
// verdict: VIOLATED
// witness: string "1\n"
import java.util.regex.Pattern;

public class LineBeforeEnd {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (Pattern.compile("^\\d$").matcher(s).find()) {
            assert s.length() == 1;
        }
    }
}

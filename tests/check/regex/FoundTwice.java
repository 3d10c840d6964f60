// check: FoundTwice::test
// verdict: VIOLATED
// witness: string "1a2"
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class FoundTwice {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = Pattern.compile("\\d").matcher(s);
        int count = 0;
        while (m.find()) {
            count++;
        }
        assert count != 2;
    }
}

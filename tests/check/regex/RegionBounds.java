// check: RegionBounds::test
// verdict: VIOLATED
// witness: string "ab"
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegionBounds {
    private static final Pattern B = Pattern.compile("b");

    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = B.matcher(s);
        if (s.length() == 2 && m.region(1, 2).matches()) {
            assert s.charAt(0) == 'b';
        }
    }
}

// check: DateGroups::test
// verdict: HOLDS
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class DateGroups {
    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");

    public static void test(String s) {
        if (s == null) {
            return;
        }
        Matcher m = DATE.matcher(s);
        if (m.matches()) {
            assert m.group(1).length() == 4 && m.start(3) == 8 && m.end() == 10;
            assert m.group(2).equals(s.substring(5, 7));
            int month = Integer.parseInt(m.group(2));
            assert month >= 0 && month <= 99;
        }
    }
}

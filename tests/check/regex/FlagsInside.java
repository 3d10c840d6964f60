// check: FlagsInside::test
// verdict: HOLDS
import java.util.regex.Pattern;

public class FlagsInside {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        boolean matches = Pattern.compile("a(?i)b").matcher(s).matches();
        assert matches == (s.equals("ab") || s.equals("aB"));
    }
}

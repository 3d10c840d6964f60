// check: FlagsTakenBack::test
// verdict: VIOLATED
// witness: string "Ab"
import java.util.regex.Pattern;

public class FlagsTakenBack {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        boolean matches = Pattern.compile("a(?-i)b", Pattern.CASE_INSENSITIVE).matcher(s).matches();
        assert !matches || s.charAt(0) == 'a';
    }
}

// check: BeginningOnly::test
// verdict: VIOLATED
// witness: string "abc"
import java.util.regex.Pattern;

public class BeginningOnly {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (Pattern.compile("ab").matcher(s).lookingAt()) {
            assert s.matches("ab");
        }
    }
}

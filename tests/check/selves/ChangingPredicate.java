// check: ChangingPredicate::test
// verdict: VIOLATED
// witness: function java.util.function.Predicate {test(java.lang.Object): [boolean true, boolean false]}; null
import java.util.function.Predicate;

public final class ChangingPredicate {
    public static void test(Predicate<String> p, String text) {
        if (p != null && p.test(text)) {
            assert p.test(text);
        }
    }
}

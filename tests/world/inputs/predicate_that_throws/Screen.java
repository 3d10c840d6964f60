// Tempts: a lambda expression usually answers; it may throw as well, even an Error.
// generate: inputs.predicate_that_throws.Screen
package inputs.predicate_that_throws;

import java.util.function.IntPredicate;

public final class Screen {
    private int broken;

    public boolean accepts(IntPredicate rule, int value) {
        boolean answer = false;
        int before = broken;
        try {
            answer = rule.test(value);
        } catch (LinkageError e) {
            broken = before + 1;
        }
        if (broken == before + 1 && !answer) { // tempts
            return true;
        }
        return answer;
    }
}

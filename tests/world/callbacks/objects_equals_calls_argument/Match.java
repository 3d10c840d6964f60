// Tempts: Objects.equals is a static helper of the library, but the equals that runs is the argument's.
// check: callbacks.objects_equals_calls_argument.Match::same(callbacks.objects_equals_calls_argument.Name,callbacks.objects_equals_calls_argument.Name)
package callbacks.objects_equals_calls_argument;

import java.util.Objects;

class Name {
    final String text;

    Name(String text) {
        this.text = text;
    }
}

public final class Match {
    static int comparisons;

    private Match() {}

    public static boolean same(Name a, Name b) {
        comparisons = 1;
        boolean same = Objects.equals(a, b);
        assert comparisons == 1 : "compared in between";
        return same;
    }
}

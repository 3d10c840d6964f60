package environment.check_values_are_searched;

import java.util.HashMap;
import java.util.Map;

// Which value of a table is asked first depends on identity hashes.
// check: environment.check_values_are_searched.Values::one() environment.check_values_are_searched.Values::two()
public final class Values {
    private record Value(int[] asked, int number) {
        @Override
        public boolean equals(Object other) {
            asked[0]++;
            return other instanceof Value value && value.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    private static int search() {
        int[] asked = {0};
        Map<Object, Value> all = new HashMap<>();
        all.put(new Object(), new Value(asked, 1));
        all.put(new Object(), new Value(asked, 2));
        all.containsValue(new Value(asked, 1));
        return asked[0];
    }

    public static void one() {
        int asked = search();
        assert asked == 1;
    }

    public static void two() {
        int asked = search();
        assert asked == 2;
    }
}

package environment.check_equal_keys_are_counted;

import java.util.HashSet;
import java.util.Set;

// How often keys are compared depends on identity hashes.
// check: environment.check_equal_keys_are_counted.Keys::check() environment.check_equal_keys_are_counted.Keys::checkOther()
public final class Keys {
    private static final class Key {
        private final Object part = new Object();
        private final int[] asked;

        private Key(int[] asked) {
            this.asked = asked;
        }

        @Override
        public int hashCode() {
            return part.hashCode() & 1;
        }

        @Override
        public boolean equals(Object other) {
            asked[0]++;
            return other == this;
        }
    }

    public static int add() {
        int[] asked = {0};
        Set<Key> keys = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            keys.add(new Key(asked));
        }
        return asked[0];
    }

    public static void check() {
        int asked = add();
        assert asked == 1;
    }

    public static void checkOther() {
        int asked = add();
        assert asked == 3;
    }
}

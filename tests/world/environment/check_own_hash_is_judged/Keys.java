package environment.check_own_hash_is_judged;

import java.util.HashSet;

// The program looks at an identity hash while a table asks for it.
// check: environment.check_own_hash_is_judged.Keys::even() environment.check_own_hash_is_judged.Keys::odd()
public final class Keys {
    private static final class Key {
        private final Object part = new Object();
        private final int rest;

        private Key(int rest) {
            this.rest = rest;
        }

        @Override
        public int hashCode() {
            int hash = part.hashCode();
            assert hash % 2 == rest;
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other == this;
        }
    }

    public static void even() {
        new HashSet<Key>().add(new Key(0));
    }

    public static void odd() {
        new HashSet<Key>().add(new Key(1));
    }
}

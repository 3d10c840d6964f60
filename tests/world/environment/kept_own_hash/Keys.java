package environment.kept_own_hash;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

// The hash of a key is made of identity hashes, and nobody learns more of it.
// check: environment.kept_own_hash.Keys::put() => HOLDS
public final class Keys {
    private enum Kind { ONE, TWO }

    private static final class Key {
        private final Kind kind;
        private final String name;

        private Key(Kind kind, String name) {
            this.kind = kind;
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && kind == key.kind && Objects.equals(name, key.name);
        }

        @Override
        public int hashCode() {
            return 31 * kind.hashCode() + Objects.hash(kind, name);
        }
    }

    public static void put() {
        Map<Key, Integer> all = new HashMap<>();
        all.put(new Key(Kind.ONE, "a"), 1);
        all.put(new Key(Kind.TWO, "a"), 2);
        all.put(new Key(Kind.ONE, "a"), 3);
        assert all.size() == 2 && all.get(new Key(Kind.ONE, "a")) == 3;
    }
}

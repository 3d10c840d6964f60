package environment.check_own_hash_is_told;

import java.util.HashMap;

// The program hands on an identity hash while a table asks for it.
// check: environment.check_own_hash_is_told.Keys::even() environment.check_own_hash_is_told.Keys::odd()
public final class Keys {
    private enum Kind { ONE }

    private record Key(Kind kind, int[] told) {
        @Override
        public int hashCode() {
            told[0] = kind.hashCode() % 2;
            return 1;
        }
    }

    private static int put() {
        int[] told = {7};
        new HashMap<Key, Integer>().put(new Key(Kind.ONE, told), 1);
        return told[0];
    }

    public static void even() {
        int rest = put();
        assert rest == 0;
    }

    public static void odd() {
        int rest = put();
        assert rest == 1;
    }
}

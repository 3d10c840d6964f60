package statics.check_hash_of_table_counts;

// The table is only asked for its hash code, but its elements count that.
// check: statics.check_hash_of_table_counts.Keys::fresh()
import java.util.ArrayList;
import java.util.List;

public final class Keys {
    private static final List<Key> KEYS = new ArrayList<>();
    static {
        KEYS.add(new Key());
    }

    public static int hash() {
        return KEYS.hashCode();
    }

    public static boolean fresh() {
        boolean fresh = KEYS.get(0).asked == 0;
        assert fresh;
        return fresh;
    }
}
final class Key {
    int asked;

    @Override
    public int hashCode() {
        return ++asked;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}

package statics.check_lookup_in_table_counts;

// The table is only looked into, but its keys count how often they are compared.
// check: statics.check_lookup_in_table_counts.Keys::fresh()
import java.util.ArrayList;
import java.util.List;

public final class Keys {
    private static final List<Key> KEYS = new ArrayList<>();
    static {
        KEYS.add(new Key(1));
    }

    public static boolean has(int number) {
        return KEYS.contains(new Key(number));
    }

    public static boolean fresh() {
        boolean fresh = KEYS.get(0).asked == 0;
        assert fresh;
        return fresh;
    }
}
final class Key {
    private final int number;
    int asked;

    Key(int number) {
        this.number = number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        if (other instanceof Key key) {
            key.asked++;
            return key.number == number;
        }
        return false;
    }
}

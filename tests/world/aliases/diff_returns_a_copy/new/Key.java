package aliases.diff_returns_a_copy;

// The new version returns a copy of the array: equal to look at, but another object.
// diff: aliases.diff_returns_a_copy.Key::bits
public final class Key {
    private final int[] bits = {1, 0, 1};

    public int[] bits() {
        return bits.clone();
    }

    public int first() {
        return bits[0];
    }
}

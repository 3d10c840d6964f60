package aliases.diff_keeps_array_or_copy;

// Both versions read the same after construction; the old one keeps the caller's array.
public final class Mask {
    private final int[] bits;

    public Mask(int[] bits) {
        this.bits = bits;
    }

    public int first() {
        return bits[0];
    }
}
// diff:

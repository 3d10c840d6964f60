package statics.kept_index_within_bounds;

// The names are private and never handed out, so their number is known for all callers.
// generate: statics.kept_index_within_bounds.Slots => 1
public final class Slots {
    private static final int COUNT = 3;
    private static final String[] NAMES = {"first", "second", "third"};

    private Slots() {}

    public static String name(int number) {
        int slot = Math.floorMod(number, COUNT);
        if (slot >= NAMES.length) {
            throw new IllegalStateException("no such slot");
        }
        return NAMES[slot];
    }
}

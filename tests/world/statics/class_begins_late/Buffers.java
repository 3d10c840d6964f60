package statics.class_begins_late;

// The constant is final and an int, but it is what the setting was when this class was first used.
// generate: statics.class_begins_late.Buffers
public final class Buffers {
    private static final int CAPACITY = Defaults.CAPACITY.get();

    private Buffers() {}

    public static int room(int used) {
        if (used < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (CAPACITY > 16 && used < CAPACITY) { // tempts
            return CAPACITY - used;
        }
        return Math.max(0, 16 - used);
    }
}

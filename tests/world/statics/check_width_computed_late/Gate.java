package statics.check_width_computed_late;

// The width of the door is a constant that is computed when the door is first looked at, from an array that changes.
// check: statics.check_width_computed_late.Gate::open(boolean)
// flags: --property exceptions
public final class Gate {
    private static final int[] CODES = new int[4];

    private Gate() {}

    static int code(int at) {
        return CODES[at];
    }

    static void set(int at, int code) {
        CODES[at] = code;
    }

    public static int open(boolean twice) {
        int divisor = code(0) + Door.WIDTH;
        return twice ? 200 / divisor : 100 / divisor;
    }
}

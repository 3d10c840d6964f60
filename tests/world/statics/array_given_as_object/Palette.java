package statics.array_given_as_object;

// The array leaves as an Object, so no signature names its type.
// generate: statics.array_given_as_object.Palette
public final class Palette {
    private static final int[] COLOURS = {0x000000, 0xff0000, 0xffffff};

    private Palette() {}

    public static Object raw() {
        return COLOURS;
    }

    public static String name(int at) {
        int colour = COLOURS[at & 1];
        if (colour == 0) {
            return "black";
        }
        if (colour == 0xff0000) {
            return "red";
        }
        return colour < 0 ? "clear" : "other"; // tempts
    }
}

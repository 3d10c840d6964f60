package making.diff_only_factories;

// Objects come from static methods alone, so no constructor makes a receiver for the changed method.
public final class Colour {
    private final int rgb;

    private Colour(int rgb) {
        this.rgb = rgb;
    }

    public static Colour grey(int level) {
        int part = level & 0xff;
        return new Colour(part << 16 | part << 8 | part);
    }

    public boolean isDark() {
        return (rgb & 0xff) < 128;
    }
}
// diff: => DIFFERENT

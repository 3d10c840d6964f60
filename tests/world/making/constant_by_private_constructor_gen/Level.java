package making.constant_by_private_constructor_gen;

// The public constructor gives level 1, but the constant TOP was made by the private one.
// generate: making.constant_by_private_constructor_gen.Level
public final class Level {
    public static final Level TOP = new Level(100);
    private final int height;

    public Level() {
        this(1);
    }

    private Level(int height) {
        this.height = height;
    }

    public int rise() {
        if (height > 50) { // tempts
            return height;
        }
        return height + 1;
    }
}

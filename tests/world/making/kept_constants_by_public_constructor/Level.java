package making.kept_constants_by_public_constructor;

// All levels are made by the public constructor, which checks.
// check: making.kept_constants_by_public_constructor.Level::rise() => HOLDS
public final class Level {
    public static final Level LOW = new Level(1);
    public static final Level HIGH = new Level(9);
    private final int height;

    public Level(int height) {
        if (height < 0 || height > 9) {
            throw new IllegalArgumentException();
        }
        this.height = height;
    }

    public int rise() {
        assert height < 10;
        return height + 1;
    }
}

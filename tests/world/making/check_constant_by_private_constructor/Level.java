package making.check_constant_by_private_constructor;

// The public constructor gives level 1, but the constant TOP was made by the private one.
// check: making.check_constant_by_private_constructor.Level::rise()
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
        assert height < 50;
        return height + 1;
    }
}

package making.diff_factory_beside_constructor;

// For levels of the public constructor, which are never negative, both are the same.
// diff: making.diff_factory_beside_constructor.Level::bars
public final class Level {
    private final int value;

    public Level(int value) {
        this.value = Math.max(0, value);
    }

    private Level(Level from, int by) {
        value = from.value - by;
    }

    public Level less(int by) {
        return new Level(this, by);
    }

    public int bars() {
        return Math.min(5, value);
    }
}

package making.check_first_made_while_class_begins;

// The first level is made before the base is computed.
// check: making.check_first_made_while_class_begins.Level::height()
public final class Level {
    public static final Level FIRST = new Level();
    private static final int BASE = Integer.parseInt("10");
    private final int height;

    public Level() {
        height = BASE + 1;
    }

    public int height() {
        assert height == 11;
        return height;
    }
}

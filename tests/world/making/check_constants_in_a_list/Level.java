package making.check_constants_in_a_list;

// The public constructor gives level 1, but the list of constants has others.
// check: making.check_constants_in_a_list.Level::rise()
import java.util.List;

public final class Level {
    public static final List<Level> ALL = List.of(new Level(10), new Level(100));
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

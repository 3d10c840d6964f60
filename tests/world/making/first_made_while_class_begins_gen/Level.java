package making.first_made_while_class_begins_gen;

// The first level is made before the names are there.
// generate: making.first_made_while_class_begins_gen.Level
import java.util.List;

public final class Level {
    public static final Level FIRST = new Level();
    private static final List<String> NAMES = List.of("a", "b");
    private final boolean named;

    public Level() {
        named = NAMES != null;
    }

    public int size() {
        if (!named) { // tempts
            return 0;
        }
        return 1;
    }
}

package statics.record_in_list_holds_array;

// The records of the list are immutable, the arrays that they hold are not.
// generate: statics.record_in_list_holds_array.Palette
import java.util.List;

public final class Palette {
    public record Colour(String name, int[] rgb) {}

    private static final List<Colour> ALL = List.of(new Colour("red", new int[] {255, 0, 0}));

    private Palette() {}

    public static Colour byName(String name) {
        for (Colour c : ALL) {
            if (c.name().equals(name)) {
                return c;
            }
        }
        return null;
    }

    public static boolean pure() {
        if (ALL.get(0).rgb()[1] != 0) { // tempts
            return false;
        }
        return true;
    }
}

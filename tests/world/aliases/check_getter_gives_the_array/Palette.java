package aliases.check_getter_gives_the_array;

// No method writes the array, but it is handed out.
// check: aliases.check_getter_gives_the_array.Palette::red()
public final class Palette {
    private final int[] colours = {255, 0, 0};

    public Object raw() {
        return colours;
    }

    public int red() {
        assert colours[0] == 255;
        return colours[0];
    }
}

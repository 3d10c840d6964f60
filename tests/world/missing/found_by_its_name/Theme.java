// A theme of the caller replaces the plain one, if a class of that name can be found.
// check: missing.found_by_its_name.Theme::font(int)
package missing.found_by_its_name;

public final class Theme {
    private Theme() {
    }

    private static String name() {
        try {
            return Class.forName("missing.found_by_its_name.DarkTheme").getSimpleName();
        } catch (ClassNotFoundException e) {
            return "PlainTheme";
        }
    }

    public static int font(int size) {
        assert name().equals("PlainTheme") : name();
        return Math.max(size, 8);
    }
}

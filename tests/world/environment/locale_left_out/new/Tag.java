package environment.locale_left_out;

public final class Tag {
    private Tag() {
    }

    public static String of(boolean link) {
        return (link ? "link" : "bold").toUpperCase();
    }
}

package versions.text_in_a_static_is_another;

// diff: versions.text_in_a_static_is_another.Name::set
public final class Name {
    private static String text = "a";

    private Name() {}

    public static void set(int n) {
        text = "ab";
    }

    public static boolean is() {
        return text == "ab";
    }
}

package versions.text_in_a_static_is_another;

public final class Name {
    private static String text = "a";

    private Name() {}

    public static void set(int n) {
        text = new String("ab");
    }

    public static boolean is() {
        return text == "ab";
    }
}

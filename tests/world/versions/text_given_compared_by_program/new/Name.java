package versions.text_given_compared_by_program;

public final class Name {
    private Name() {}

    public static String first() {
        return new String("ab");
    }

    public static boolean isFirst(String text) {
        return text == "ab";
    }
}

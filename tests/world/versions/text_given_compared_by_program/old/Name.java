package versions.text_given_compared_by_program;

// diff: versions.text_given_compared_by_program.Name::first
public final class Name {
    private Name() {}

    public static String first() {
        return "ab";
    }

    public static boolean isFirst(String text) {
        return text == "ab";
    }
}

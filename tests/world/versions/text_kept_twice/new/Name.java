package versions.text_kept_twice;

public final class Name {
    private static String first;
    private static String second;

    private Name() {}

    public static void set(int n) {
        first = "x";
        second = new String(first);
    }

    public static boolean isOne() {
        return first == second;
    }
}

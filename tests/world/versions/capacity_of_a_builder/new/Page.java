package versions.capacity_of_a_builder;

public final class Page {
    private static StringBuilder text = new StringBuilder();

    private Page() {}

    public static void clear(int n) {
        text = new StringBuilder(100);
    }

    public static int room() {
        return text.capacity();
    }
}

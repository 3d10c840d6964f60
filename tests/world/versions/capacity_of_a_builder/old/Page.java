package versions.capacity_of_a_builder;

// diff: versions.capacity_of_a_builder.Page::clear
public final class Page {
    private static StringBuilder text = new StringBuilder();

    private Page() {}

    public static void clear(int n) {
        text = new StringBuilder();
    }

    public static int room() {
        return text.capacity();
    }
}

package versions.filled_by_what_gives_nothing;

final class Report {
    private static String text = "";

    static void render() {
        StringBuilder written = new StringBuilder();
        Store.append(written);
        text = written.toString();
    }

    static String text() {
        return text;
    }
}

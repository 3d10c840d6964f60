package versions.checked_before_it_is_filled;

final class Report {
    private static int pages;

    static void render() {
        Store.check();
        pages = 1;
    }

    static int pages() {
        return pages;
    }
}

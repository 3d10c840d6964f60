package versions.given_to_what_appends;

final class Store {
    private final StringBuilder text = new StringBuilder();

    void load() {
        Writer.write(text);
    }

    String get() {
        return text.toString();
    }
}

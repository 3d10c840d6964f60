package making.kept_check_trimmed_text;

// How long the text is that it was made of makes no difference.
// check: making.kept_check_trimmed_text.Title::show => HOLDS
final class Title {
    private final String text;

    Title(String text) {
        this.text = text == null ? "" : text.trim();
    }

    void show() {
        assert text != null;
    }

    int length() {
        return text.length();
    }
}

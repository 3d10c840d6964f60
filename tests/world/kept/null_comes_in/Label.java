package kept.null_comes_in;

// The name is set without a look.
// check: kept.null_comes_in.Label::width
public final class Label {
    private String text = "";

    public void set(String text) {
        this.text = text;
    }

    public int width() {
        assert text != null;
        return text.length();
    }
}

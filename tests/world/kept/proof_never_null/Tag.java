package kept.proof_never_null;

// A name that is only replaced by another.
// check: kept.proof_never_null.Tag::width => HOLDS
public final class Tag {
    private String text = "";

    public void set(String text) {
        if (text != null) {
            this.text = text;
        }
    }

    public int width() {
        assert text != null;
        return text.length();
    }
}

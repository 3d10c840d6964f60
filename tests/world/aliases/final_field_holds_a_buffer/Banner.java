package aliases.final_field_holds_a_buffer;

// The field is final and the text starts with a star; the builder in it belongs to the caller.
// generate: aliases.final_field_holds_a_buffer.Banner
public final class Banner {
    private final StringBuilder text;

    public Banner(StringBuilder text) {
        text.setLength(0);
        text.append('*');
        this.text = text;
    }

    public int show() {
        if (text.length() == 0) { // tempts
            return -1;
        }
        return text.length();
    }
}

package versions.text_in_a_field_is_another;

// diff: versions.text_in_a_field_is_another.Name::is
public final class Name {
    private final String text;

    public Name() {
        text = "ab";
    }

    public boolean is() {
        return text == "ab";
    }
}

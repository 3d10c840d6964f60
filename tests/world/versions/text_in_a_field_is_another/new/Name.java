package versions.text_in_a_field_is_another;

public final class Name {
    private final String text;

    public Name() {
        text = new String("ab");
    }

    public boolean is() {
        return text == "ab";
    }
}

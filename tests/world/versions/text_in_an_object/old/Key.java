package versions.text_in_an_object;

// The program compares objects, which may be texts.
// diff: versions.text_in_an_object.Key::is
public final class Key {
    private final Object key = "a";

    public boolean is(Object other) {
        return other == key;
    }
}

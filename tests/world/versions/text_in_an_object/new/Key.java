package versions.text_in_an_object;

public final class Key {
    private final Object key = new String("a");

    public boolean is(Object other) {
        return other == key;
    }
}

package versions.box_in_an_object;

public final class Key {
    @SuppressWarnings("removal")
    private final Object key = new Integer(7);

    public boolean is(Object other) {
        return other == key;
    }
}

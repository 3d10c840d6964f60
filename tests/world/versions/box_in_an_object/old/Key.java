package versions.box_in_an_object;

// The program compares objects, which may be boxes.
// diff: versions.box_in_an_object.Key::is
public final class Key {
    private final Object key = Integer.valueOf(7);

    public boolean is(Object other) {
        return other == key;
    }
}

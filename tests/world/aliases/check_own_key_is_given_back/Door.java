package aliases.check_own_key_is_given_back;

// The door makes its key itself, but hands it out: the caller can pass it.
// check: aliases.check_own_key_is_given_back.Door::open(Key)
public final class Door {
    private final Key key = new Key();

    public Key key() {
        return key;
    }

    public void open(Key other) {
        assert other != key;
    }
}
final class Key { }

package aliases.own_key_is_given_back_gen;

// The door makes its key itself, but hands it out: the caller can pass it.
// generate: aliases.own_key_is_given_back_gen.Door
public final class Door {
    private final Key key = new Key();

    public Key key() {
        return key;
    }

    public int open(Key other) {
        if (other == key) { // tempts
            return 1;
        }
        return 0;
    }
}
final class Key { }

// The unchanged method gives the keys to the library, which calls what changed.
// diff: versions.hash_of_a_key.Store::count
package versions.hash_of_a_key;

public final class Key {
    private final int number;

    Key(int number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Key && ((Key) o).number / 10 == number / 10;
    }

    @Override
    public int hashCode() {
        return number / 10;
    }
}

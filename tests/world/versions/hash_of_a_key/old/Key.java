package versions.hash_of_a_key;

public final class Key {
    private final int number;

    Key(int number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Key && ((Key) o).number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}

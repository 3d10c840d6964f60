package shop;

/** Overloads that take the same objects. */
public final class Tally {
    private int count;

    public void add(int by) {
        count += by;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally && equals((Tally) other);
    }

    public boolean equals(Tally other) {
        return other.count == count;
    }

    @Override
    public int hashCode() {
        return count;
    }
}

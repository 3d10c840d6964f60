package callbacks.unused_hash_dropped;

public class Stamp {
    private final int year;

    public Stamp(int year) {
        this.year = year;
    }

    @Override
    public int hashCode() {
        return year;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stamp && ((Stamp) other).year == year;
    }
}

package making.equals_asks_the_other;

// A comparison that asks the other object runs its code, which may call back.
// check: making.equals_asks_the_other.Span::width
public final class Span {
    private int size;

    public Span() {
        size = 1;
    }

    @Override
    public boolean equals(Object other) {
        if (other == null || other.hashCode() != hashCode()) {
            return false;
        }
        return other instanceof Span;
    }

    @Override
    public int hashCode() {
        return 7;
    }

    void grow() {
        size++;
    }

    public int width() {
        assert size < 2;
        return size;
    }
}

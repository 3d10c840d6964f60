package kept.proof_counter;

// Bounds of a counter after any number of calls.
// check: kept.proof_counter.Counter::left => HOLDS
public final class Counter {
    private final int limit;
    private int used;

    public Counter(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException();
        }
        this.limit = limit;
    }

    public void use() {
        if (used < limit) {
            used++;
        }
    }

    public void give() {
        if (used > 0) {
            used--;
        }
    }

    public int left() {
        assert used >= 0 && used <= limit;
        return 100 / limit;
    }
}

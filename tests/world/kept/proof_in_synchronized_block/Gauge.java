package kept.proof_in_synchronized_block;

// The code that leaves a lock guards itself; what is kept is kept all the same.
// check: kept.proof_in_synchronized_block.Gauge::read => HOLDS
final class Gauge {
    private final Object lock = new Object();
    private int level;

    void raise() {
        synchronized (lock) {
            if (level < 10) {
                level++;
            }
        }
    }

    int read() {
        assert level >= 0 && level <= 10;
        return level;
    }
}

package kept.exception_in_synchronized_block;

// A lock is left when something is thrown; what was half done stays half done.
// check: kept.exception_in_synchronized_block.Pair::read
final class Pair {
    private final Object lock = new Object();
    private int first;
    private int second;

    void set(int[] from) {
        synchronized (lock) {
            first++;
            second += from[0] == 0 ? 1 : 1;
        }
    }

    void read() {
        assert first == second;
    }
}

package callbacks.close_not_in_finally;

public class Handle implements AutoCloseable {
    public int read() {
        return 1;
    }

    @Override
    public void close() {
        // nothing is open
    }
}

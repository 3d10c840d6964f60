package callbacks.own_exception_with_cause;

// The program's own exception passes the cause on.
// generate: callbacks.own_exception_with_cause.Store
public final class Store {
    public static final class Failed extends Exception {
        Failed(Throwable t) {
            super(t);
        }
    }

    private boolean open;

    public void close() {
        open = false;
    }

    public int save(Exception last) {
        open = true;
        Failed f = new Failed(last);
        if (!open) { // tempts
            return -1;
        }
        open = false;
        return f.getCause() == null ? 0 : 1;
    }
}

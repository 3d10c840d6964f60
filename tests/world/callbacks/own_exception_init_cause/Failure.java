package callbacks.own_exception_init_cause;

/** An exception that notes its cause. */
public class Failure extends RuntimeException {
    private int causes;

    @Override
    public synchronized Throwable initCause(Throwable cause) {
        causes++;
        return this;
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        causes += 10;
        return this;
    }

    int causes() {
        return causes;
    }
}

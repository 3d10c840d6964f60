package making.enum_argument_has_state;

/** Lanes of a road, which may be closed. */
public enum Lane {
    LEFT, RIGHT;

    private boolean closed;

    public void close() {
        closed = true;
    }

    public boolean isClosed() {
        return closed;
    }
}

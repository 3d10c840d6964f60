package callbacks.close_not_in_finally;

public final class Reader {
    private Reader() {}

    public static int read(Handle handle) {
        if (handle == null) {
            return -1;
        }
        int value = handle.read();
        handle.close();
        return value;
    }
}

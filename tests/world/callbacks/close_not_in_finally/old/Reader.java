// Tempts: nothing throws here, so it does not matter how the handle is closed; a subclass's read throws.
// diff: callbacks.close_not_in_finally.Reader::read(callbacks.close_not_in_finally.Handle)
package callbacks.close_not_in_finally;

public final class Reader {
    private Reader() {}

    public static int read(Handle handle) {
        if (handle == null) {
            return -1;
        }
        try (handle) {
            return handle.read();
        }
    }
}

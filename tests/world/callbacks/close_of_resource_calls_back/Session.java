// Tempts: try-with-resources closes at the end, and closing is code of the argument's class.
// generate: callbacks.close_of_resource_calls_back.Session
package callbacks.close_of_resource_calls_back;

public final class Session {
    private int open;
    private boolean failed;

    public void fail() {
        failed = true;
    }

    public int use(AutoCloseable resource) throws Exception {
        failed = false;
        open++;
        try (resource) {
            open--;
        }
        if (failed) { // tempts
            return -1;
        }
        return open;
    }
}

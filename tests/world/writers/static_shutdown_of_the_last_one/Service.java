package writers.static_shutdown_of_the_last_one;

// The object is changed through a static field that keeps the last one made.
// generate: writers.static_shutdown_of_the_last_one.Service
public final class Service {
    private static Service last;
    private boolean up;

    public Service() {
        up = true;
        last = this;
    }

    static void crash() {
        if (last != null) {
            last.up = false;
        }
    }

    public int call() {
        if (!up) { // tempts
            return -1;
        }
        return 1;
    }
}

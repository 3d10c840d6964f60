// Tempts: the lease's close does nothing; the one of a subclass takes another lease.
// check: callbacks.close_counts_again.Pool::use(callbacks.close_counts_again.Lease)
package callbacks.close_counts_again;

class Lease implements AutoCloseable {
    int size() {
        return 1;
    }

    @Override
    public void close() {
        // nothing to free
    }
}

final class Pool {
    private static int taken;

    private Pool() {}

    public static int use(Lease lease) {
        if (lease == null) {
            return 0;
        }
        taken = 1;
        try (lease) {
            taken = 0;
        }
        assert taken == 0 : "still taken";
        return taken;
    }

    static void take() {
        taken = 1;
    }
}

// The exception of close is no more suppressed but dropped.
// diff: versions.suppressed_dropped.Work::run
package versions.suppressed_dropped;

public final class Work {
    static final class Res implements AutoCloseable {
        final int n;
        Res(int n) { this.n = n; }
        public void close() { if (n < 0) throw new IllegalStateException("close"); }
    }
    void run(int n) {
        try (Res r = new Res(n)) { if (n < 5) throw new RuntimeException("body"); }
    }
}

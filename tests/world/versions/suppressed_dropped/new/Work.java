package versions.suppressed_dropped;

public final class Work {
    static final class Res implements AutoCloseable {
        final int n;
        Res(int n) { this.n = n; }
        public void close() { if (n < 0) throw new IllegalStateException("close"); }
    }
    void run(int n) {
        
        Res r = new Res(n);
        try { if (n < 5) throw new RuntimeException("body"); }
        catch (RuntimeException e) { try { r.close(); } catch (IllegalStateException x) { } throw e; }
        r.close();
    }
}

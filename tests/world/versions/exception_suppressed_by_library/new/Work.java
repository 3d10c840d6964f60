package versions.exception_suppressed_by_library;

public final class Work {
    private static final class Res implements AutoCloseable { public void close() {  } }
    static void go(int n) { if (n > 0) try (Res r = new Res()) { throw new RuntimeException("body" + n); } }
}

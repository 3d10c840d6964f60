package versions.own_exception_trace_dropped;

public final class Work {
    private Work() {}

    public static int add(int n) {
        return n + 1;
    }
}

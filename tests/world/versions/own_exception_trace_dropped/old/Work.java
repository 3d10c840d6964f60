package versions.own_exception_trace_dropped;

// diff: versions.own_exception_trace_dropped.Work::add
public final class Work {
    private Work() {}

    public static int add(int n) {
        String text = new Failure().toString();
        return n + 1;
    }
}

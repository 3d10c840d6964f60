package versions.suppressed_of_cause;

public final class Report {
    void fail(int n) {
        Exception inner = new Exception("inner");
        
        throw new IllegalStateException("outer", inner);
    }
}

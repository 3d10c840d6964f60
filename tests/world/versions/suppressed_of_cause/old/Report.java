// The suppressed exception hangs on the cause.
// diff: versions.suppressed_of_cause.Report::fail
package versions.suppressed_of_cause;

public final class Report {
    void fail(int n) {
        Exception inner = new Exception("inner");
        inner.addSuppressed(new Exception("n" + n));
        throw new IllegalStateException("outer", inner);
    }
}

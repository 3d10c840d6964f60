package versions.own_exception_trace_dropped;

public class Failure extends RuntimeException {
    public static int asked;

    @Override
    public StackTraceElement[] getStackTrace() {
        asked++;
        return super.getStackTrace();
    }

    @Override
    public String getLocalizedMessage() {
        asked++;
        return "x";
    }
}

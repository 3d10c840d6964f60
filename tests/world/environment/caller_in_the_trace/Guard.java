// A stack trace names the caller: the method of a class that is not here.
// generate: environment.caller_in_the_trace.Guard
package environment.caller_in_the_trace;

public final class Guard {
    private static final int CALLER = 1;

    private Guard() {
    }

    public static boolean allowed() {
        StackTraceElement[] trace = new Throwable().getStackTrace();
        if (trace.length > CALLER && trace[CALLER].getMethodName().equals("approve")) { // tempts
            return true;
        }
        return false;
    }
}

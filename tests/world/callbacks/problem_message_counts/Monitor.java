// Tempts: the message of an exception seems to be a constant; the overridden getMessage has effects.
// check: callbacks.problem_message_counts.Monitor::report(callbacks.problem_message_counts.Fault)
package callbacks.problem_message_counts;

class Fault extends RuntimeException {
    Fault() {
        super("fault");
    }
}

public final class Monitor {
    static int reported;

    private Monitor() {}

    public static int report(Fault fault) {
        if (fault == null) {
            return 0;
        }
        reported = 0;
        String message = fault.getMessage();
        reported++;
        assert reported == 1 : "reported twice";
        return message == null ? 0 : reported;
    }
}

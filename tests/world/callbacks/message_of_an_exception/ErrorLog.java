// Tempts: an exception's message looks like a field, but getMessage can be overridden and call back.
// generate: callbacks.message_of_an_exception.ErrorLog
package callbacks.message_of_an_exception;

public final class ErrorLog {
    private int errors;
    private String first;

    public void clear() {
        errors = 0;
        first = null;
    }

    public boolean add(Exception e) {
        errors = errors < 0 || errors > 99 ? 1 : errors + 1;
        String message = e.getMessage();
        if (errors == 0) { // tempts
            return false;
        }
        first = first == null ? message : first;
        return true;
    }
}

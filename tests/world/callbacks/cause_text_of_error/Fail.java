package callbacks.cause_text_of_error;

// An error with a cause asks the cause for its text.
// generate: callbacks.cause_text_of_error.Fail
public final class Fail {
    private int marks;

    public void mark() {
        marks++;
    }

    public int wrap(Throwable t) {
        marks = 0;
        Error e = new AssertionError(t);
        if (marks > 0) { // tempts
            return -1;
        }
        return e.getMessage() == null ? 0 : 1;
    }
}

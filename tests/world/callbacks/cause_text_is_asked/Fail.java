package callbacks.cause_text_is_asked;

// An exception with a cause asks the cause for its text.
// generate: callbacks.cause_text_is_asked.Fail
public final class Fail {
    private boolean marked;

    public void mark() {
        marked = true;
    }

    public String wrap(Exception e) {
        marked = false;
        RuntimeException r = new RuntimeException(e);
        if (marked) { // tempts
            return "marked";
        }
        return r.getMessage();
    }
}

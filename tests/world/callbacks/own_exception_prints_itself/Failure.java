package callbacks.own_exception_prints_itself;

/** An exception whose text counts. */
public class Failure extends RuntimeException {
    static int asked;

    public Failure(String text) {
        super(text);
    }

    @Override
    public String toString() {
        asked++;
        return "failure";
    }
}

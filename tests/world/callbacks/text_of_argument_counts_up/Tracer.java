// Tempts: a concatenation calls toString of the argument, which may call the tracer again.
// generate: callbacks.text_of_argument_counts_up.Tracer
package callbacks.text_of_argument_counts_up;

public final class Tracer {
    private int lines;
    private String last = "";

    public void trace(Object what) {
        int number = lines;
        last = number + ": " + what;
        if (lines != number) { // tempts
            last = "nested " + number;
        }
        lines = number + 1;
    }

    public String last() {
        return last;
    }
}

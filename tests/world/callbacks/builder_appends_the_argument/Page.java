// Tempts: StringBuilder.append(Object) is library code, but what it appends is asked for its text.
// generate: callbacks.builder_appends_the_argument.Page
package callbacks.builder_appends_the_argument;

public final class Page {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    public int write(Object part) {
        if (depth > 0) { // tempts
            return -1;
        }
        depth = 1;
        text.append(part);
        depth = 0;
        return text.length();
    }
}

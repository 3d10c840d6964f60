package writers.constructor_calls_open_hook;

import java.util.Objects;

// The title is final and never null once a constructor ended; the hook runs before it is set.
// generate: writers.constructor_calls_open_hook.Report
public class Report {
    private final String title;

    public Report(String title) {
        prepare();
        this.title = Objects.requireNonNull(title);
    }

    protected void prepare() {
    }

    public int width() {
        if (title == null) { // tempts
            return 0;
        }
        return title.length();
    }
}

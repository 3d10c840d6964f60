package writers.nested_editor_sets_level;

// The gauge never changes its level itself: only the nested editor, which any caller can make, does.
// generate: writers.nested_editor_sets_level.Gauge
public class Gauge {
    private int level = 5;

    public static final class Editor {
        private final Gauge gauge;

        public Editor(Gauge gauge) {
            this.gauge = gauge;
        }

        public void set(int level) {
            gauge.level = level;
        }
    }

    public String state() {
        if (level > 100) { // tempts
            return "high";
        }
        return "normal";
    }
}

package kept.nested_class_writes;

// An editor that is handed out sets what no method of the class sets.
// check: kept.nested_class_writes.Level::show
public final class Level {
    private int value;

    public Editor editor() {
        return new Editor(this);
    }

    public int show() {
        assert value >= 0;
        return value;
    }

    public static final class Editor {
        private final Level level;

        private Editor(Level level) {
            this.level = level;
        }

        public void lower() {
            level.value--;
        }
    }
}

package writers.outer_closes_nested_stream;

// The nested class never closes itself; the class around it does, and is no target.
// generate: writers.outer_closes_nested_stream.Archive$Entry
public final class Archive {
    public static final class Entry {
        private boolean closed;

        public int read() {
            if (closed) { // tempts
                return -1;
            }
            return 1;
        }
    }

    private final Entry entry = new Entry();

    public Entry entry() {
        return entry;
    }

    public void close() {
        entry.closed = true;
    }
}

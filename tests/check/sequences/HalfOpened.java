// check: HalfOpened::close
// verdict: VIOLATED
// witness: new HalfOpened()[].open(java.lang.String)[string ""] throws(java.lang.IllegalStateException).write(int)[int 5]
public class HalfOpened {
    private boolean opened;
    private String name;
    private int written;

    public void open(String text) {
        opened = true;
        if (text == null || text.isEmpty()) {
            throw new IllegalStateException("no name");
        }
        name = text;
    }

    public void write(int count) {
        if (opened && count > 0) {
            written = count;
        }
    }

    public void close() {
        // Something was written to what was never opened to the end.
        assert written == 0 || name != null;
        opened = false;
    }
}

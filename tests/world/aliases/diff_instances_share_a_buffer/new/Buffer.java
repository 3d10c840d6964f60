package aliases.diff_instances_share_a_buffer;

// Every new object starts the same; in the new version all of them write one array.
public final class Buffer {
    private static final int[] BLANK = new int[2];
    private final int[] data;

    public Buffer() {
        data = BLANK;
    }

    public void put(int value) {
        data[0] = value;
    }

    public int get() {
        return data[0];
    }
}
// diff: => DIFFERENT

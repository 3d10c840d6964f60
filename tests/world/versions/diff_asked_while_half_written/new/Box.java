package versions.diff_asked_while_half_written;

// diff: versions.diff_asked_while_half_written.Look::at
final class Box {
    private int low;
    private int high;
    private int seen;

    public void set(int value) {
        if (value < 0) {
            return;
        }
        low = value;
        seen = Look.at(this);
        high = value;
    }

    public int seen() {
        return seen;
    }

    public boolean isOrdered() {
        return low <= high;
    }
}

final class Look {
    public static int at(Box box) {
        return box == null ? 0 : 1;
    }
}

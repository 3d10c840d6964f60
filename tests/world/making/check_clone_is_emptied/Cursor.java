package making.check_clone_is_emptied;

// A cursor begins at 1; the rewound copy is a clone with its place taken back.
// check: making.check_clone_is_emptied.Cursor::previous()
public final class Cursor implements Cloneable {
    private int place = 1;
    private final int step;

    public Cursor(int step) {
        this.step = step > 0 && step < 100 ? step : 1;
    }

    @Override
    public Cursor clone() {
        try {
            Cursor copy = (Cursor) super.clone();
            copy.place = place - step;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    public int previous() {
        assert place > 0 : "before the beginning";
        return place - 1;
    }
}

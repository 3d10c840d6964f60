package making.diff_clone_differs;

// Of an object that a constructor made the copy number is 0; clones have others.
// diff: making.diff_clone_differs.Draft::label
public final class Draft implements Cloneable {
    private int copy;
    private final int id;

    public Draft(int id) {
        this.id = id;
    }

    @Override
    public Draft clone() {
        try {
            Draft twin = (Draft) super.clone();
            twin.copy++;
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public long label() {
        return id + copy;
    }
}

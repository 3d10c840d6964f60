package kept.cast_leaves_half_done;

// A value of another class leaves the lock taken.
// check: kept.cast_leaves_half_done.Box::use
public final class Box {
    private int locked;

    public int put(Object value) {
        locked = 1;
        int size = ((String) value).length();
        locked = 0;
        return size;
    }

    public void use() {
        assert locked == 0;
    }
}

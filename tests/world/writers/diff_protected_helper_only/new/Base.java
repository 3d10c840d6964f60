package writers.diff_protected_helper_only;

// A protected method that nobody calls here is different; a subclass calls it.
public abstract class Base {
    private int level;

    protected final void raise(int by) {
        level += by < 0 ? 0 : by;
    }

    public final int level() {
        return level;
    }
}
// diff:

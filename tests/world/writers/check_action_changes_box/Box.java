package writers.check_action_changes_box;

/** A value that can be changed. */
public final class Box {
    private int value;

    public void set(int value) {
        this.value = value;
    }

    public int get() {
        return value;
    }
}

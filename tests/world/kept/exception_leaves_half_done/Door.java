package kept.exception_leaves_half_done;

// An index that is too large leaves the door open.
// check: kept.exception_leaves_half_done.Door::enter
public final class Door {
    private boolean locked = true;
    private final int[] used = new int[2];

    public void use(int key) {
        locked = false;
        used[key]++;
        locked = true;
    }

    public void enter() {
        assert locked;
    }
}

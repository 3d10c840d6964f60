package making.check_copied_by_a_subclass;

// Each object counts once, unless a class of a caller below this one has copied it before.
// check: making.check_copied_by_a_subclass.Once::counted()
public class Once {
    private final int[] count = new int[1];
    private boolean used;

    public void use() {
        if (used) {
            throw new IllegalStateException();
        }
        used = true;
        count[0]++;
    }

    public boolean counted() {
        assert count[0] <= 1;
        return used;
    }
}

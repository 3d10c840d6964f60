package kept.long_history;

// Only a hundred calls lead there.
// check: kept.long_history.Fuse::burn
public final class Fuse {
    private int used;

    public void use() {
        if (used < 100) {
            used++;
        }
    }

    public void burn() {
        assert used < 100;
    }
}

// check: BrokenIsSaid::state
// verdict: HOLDS
public final class BrokenIsSaid {
    private boolean broken;

    public void work(int x) {
        if (x == 0) {
            broken = true;
            throw new IllegalStateException("broken");
        }
    }

    public int state() {
        int state = broken ? 1 : 0;
        assert state == 0 || state == 1;
        return state;
    }
}

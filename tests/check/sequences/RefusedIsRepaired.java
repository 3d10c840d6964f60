// check: RefusedIsRepaired::audit
// verdict: HOLDS
public final class RefusedIsRepaired {
    private boolean odd;
    private boolean refused;

    public void add(int x) {
        odd = !odd;
        if (x < 0) {
            refused = true;
            throw new IllegalArgumentException("negative");
        }
        odd = !odd;
    }

    public void audit() {
        if (refused) {
            odd = false;
            refused = false;
        }
        assert !odd;
    }
}

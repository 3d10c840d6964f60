// check: CheckedBeforeCounted::audit
// verdict: HOLDS
public final class CheckedBeforeCounted {
    private boolean opened;
    private boolean counted;

    public void add(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
        opened = true;
        counted = true;
    }

    public void audit() {
        assert opened == counted;
    }
}

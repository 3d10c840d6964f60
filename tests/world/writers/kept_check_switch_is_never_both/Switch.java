package writers.kept_check_switch_is_never_both;

// Two flags that all methods keep apart, in a final class with private fields.
// check: writers.kept_check_switch_is_never_both.Switch::state() => HOLDS
public final class Switch {
    private boolean left;
    private boolean right;

    public void left() {
        left = true;
        right = false;
    }

    public void right() {
        right = true;
        left = false;
    }

    public int state() {
        assert !(left && right);
        return left ? 1 : right ? 2 : 0;
    }
}

// A record that its constructor refused is in somebody else's hands.
// check: making.check_record_with_private_helper_leak.Scale::weigh(Level)
package making.check_record_with_private_helper_leak;

public final class Scale {
    static Level seen;

    public static int weigh(Level level) {
        if (level == null) {
            return 0;
        }
        assert level.n() > 0;
        return level.n();
    }
}

record Level(int n) {
    Level {
        see();
        n = Math.max(1, n);
        if (n > 100) {
            throw new IllegalArgumentException();
        }
    }

    private void see() {
        Scale.seen = this;
    }
}

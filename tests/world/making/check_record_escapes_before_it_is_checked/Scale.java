// A record that its constructor refused is in somebody else's hands.
// check: making.check_record_escapes_before_it_is_checked.Scale::weigh(Level)
package making.check_record_escapes_before_it_is_checked;

public final class Scale {
    public static int weigh(Level level) {
        if (level == null) {
            return 0;
        }
        assert level.n() >= 1;
        return level.n();
    }
}

record Level(int n) {
    static Level last;

    Level(int n) {
        last = this;
        if (n < 1) {
            throw new IllegalArgumentException();
        }
        this.n = n;
    }
}

package aliases.check_record_checked_by_setting;

// The record was checked against the limit of that time.
// check: aliases.check_record_checked_by_setting.Scale::weigh(Level)
public final class Scale {
    public static int weigh(Level level) {
        if (level == null) {
            return 0;
        }
        assert level.height() <= Limits.highest;
        return level.height();
    }
}
record Level(int height) {
    Level {
        if (height > Limits.highest) {
            throw new IllegalArgumentException();
        }
    }
}
final class Limits {
    static int highest = 10;
}

package statics.kept_setting_read_once;

// The setting is read when the class begins, and no more.
// check: statics.kept_setting_read_once.Table::rows() => HOLDS
public final class Table {
    private static final int SIZE = Math.max(1, Settings.size);

    public static int rows() {
        assert SIZE >= 1;
        return SIZE;
    }
}
final class Settings {
    static int size = 3;
}

package statics.check_start_taken_from_other_class;

// The constant was computed from a setting that has changed since.
// check: statics.check_start_taken_from_other_class.Table::rows()
public final class Table {
    static final int SIZE = Settings.size;

    public static int rows() {
        assert SIZE == Settings.size;
        return SIZE;
    }
}
final class Settings {
    static int size = 3;
}

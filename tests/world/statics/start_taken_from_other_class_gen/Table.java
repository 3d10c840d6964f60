package statics.start_taken_from_other_class_gen;

// The constant was computed from a setting that has changed since.
// generate: statics.start_taken_from_other_class_gen.Table
public final class Table {
    private static final int SIZE = Settings.size;

    public static int rows() {
        if (SIZE != Settings.size) { // tempts
            return -1;
        }
        return SIZE;
    }
}
final class Settings {
    static int size = 3;
}

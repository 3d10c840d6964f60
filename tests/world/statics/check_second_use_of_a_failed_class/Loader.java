package statics.check_second_use_of_a_failed_class;

// The second use of a class whose initialiser failed is another error.
// check: statics.check_second_use_of_a_failed_class.Loader::load()
public final class Loader {
    public static int load() {
        try {
            return Table.first();
        } catch (ExceptionInInitializerError e) {
            return -1;
        } catch (NoClassDefFoundError e) {
            assert false;
            return -2;
        }
    }
}
final class Settings {
    static int size = 3;
}
final class Table {
    private static final int ROWS = 12 / Settings.size;

    static int first() {
        return ROWS;
    }
}

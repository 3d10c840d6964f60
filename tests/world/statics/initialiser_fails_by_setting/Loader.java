package statics.initialiser_fails_by_setting;

// The second use of a class whose initialiser failed is another error.
// generate: statics.initialiser_fails_by_setting.Loader
public final class Loader {
    static int failed;

    public static int load() {
        try {
            return Table.first();
        } catch (ExceptionInInitializerError e) {
            failed++;
            return -1;
        } catch (NoClassDefFoundError e) {
            if (failed > 0) { // tempts
                return -2;
            }
            return -3;
        }
    }
}
final class Settings {
    static int size = 3;
}
final class Table {
    private static final int[] ROWS = new int[Settings.size];

    static int first() {
        return ROWS[0];
    }
}

package statics.check_initialiser_fails_once;

// The first use of a class that cannot begin is caught; from the second on it is another error.
// check: statics.check_initialiser_fails_once.Lookup::find(int)
// flags: --property exceptions
public final class Lookup {
    private Lookup() {}

    public static int find(int key) {
        try {
            return key < 0 ? 0 : Table.ENTRIES.length;
        } catch (ExceptionInInitializerError missing) {
            return -1;
        }
    }
}

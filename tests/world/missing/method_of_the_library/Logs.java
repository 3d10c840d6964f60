// A method of the library is looked for by its name, for the sake of old releases; this one has it.
// check: missing.method_of_the_library.Logs::kind(boolean)
package missing.method_of_the_library;

public final class Logs {
    private Logs() {
    }

    private static boolean modern() {
        try {
            System.class.getMethod("getLogger", String.class);
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    public static String kind(boolean wanted) {
        boolean modern = wanted && modern();
        assert !modern : "the new kind";
        return modern ? "new" : "old";
    }
}

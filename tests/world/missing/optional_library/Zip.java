// An optional library is missing where the classes are looked at; callers that have it bring it along.
// generate: missing.optional_library.Zip
// remove: FastZip.class
package missing.optional_library;

public final class Zip {
    private static boolean fast() {
        try {
            return FastZip.level() > 0;
        } catch (NoClassDefFoundError e) {
            return false;
        }
    }

    public int size(int bytes) {
        if (fast()) { // tempts
            return bytes / 4;
        }
        return bytes / 2;
    }
}

// The library that a caller has may be an older one, without the method.
// generate: missing.older_library.Screen
// remove: Driver.class
package missing.older_library;

public final class Screen {
    public int colours() {
        try {
            return Driver.depth() > 8 ? 1 << 24 : 256;
        } catch (LinkageError e) {
            if (e instanceof NoSuchMethodError) { // tempts
                return 16;
            }
            return 2;
        }
    }
}

// The one object of a class has a fixed factor, so a shift does the same as a product.
// diff: missing.kept_singleton.Settings::current(int) => EQUIVALENT
package missing.kept_singleton;

public final class Settings {
    private static final Settings ONLY = new Settings(8);

    private final int factor;

    private Settings(int factor) {
        this.factor = factor;
    }

    public static int current(int load) {
        return ONLY.limit(load);
    }

    private int limit(int load) {
        return load * factor;
    }
}

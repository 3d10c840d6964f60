// The base class of the exact tracker is missing, so that only the rough one can be had here.
// generate: missing.missing_base.Tracker
// remove: Satellite.class
package missing.missing_base;

public abstract class Tracker {
    abstract int error();

    static Tracker best() {
        try {
            return Exact.make();
        } catch (NoClassDefFoundError e) {
            return new Rough();
        }
    }

    public static String quality(int distance) {
        int error = best().error();
        if (error == 0) { // tempts
            return "exact";
        }
        return distance > 10 * error ? "good" : "poor";
    }

    static final class Rough extends Tracker {
        @Override
        int error() {
            return 5;
        }
    }
}

// `Long.getLong` with a default reads a property that the caller has set.
// check: environment.long_by_property.Timeout::millis(boolean)
package environment.long_by_property;

public final class Timeout {
    private Timeout() {
    }

    public static long millis(boolean twice) {
        long millis = Long.getLong("environment.timeout", 500L);
        assert millis > 0 : millis;
        return twice ? 2 * millis : millis;
    }
}

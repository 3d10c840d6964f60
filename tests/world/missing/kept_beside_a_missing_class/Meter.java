// A class of another method is missing; what this decision asks does not depend on it.
// generate: missing.kept_beside_a_missing_class.Meter => 2
// remove: Remote.class
package missing.kept_beside_a_missing_class;

public final class Meter {
    public int parity(int value) {
        int rest = value & 1;
        if (rest > 1) {
            return -1;
        }
        return rest;
    }

    public boolean remote() {
        try {
            return Remote.connected();
        } catch (NoClassDefFoundError e) {
            return false;
        }
    }
}

// A system property is read by `Integer.getInteger` with a default, and the caller has set the property.
// generate: environment.property_as_a_number.Pool
package environment.property_as_a_number;

public final class Pool {
    private static final Integer FEW = 4;

    private int taken;

    public boolean take() {
        int most = Integer.getInteger("environment.pool.size", FEW);
        if (most > 8) { // tempts
            return true;
        }
        if (taken == most) {
            return false;
        }
        taken++;
        return true;
    }
}

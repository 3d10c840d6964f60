// A constant that no code here uses: it is for others.
// diff:
package missing.constant_without_methods;

public final class Limits {
    public static final int MOST_USERS = 100;
    public static final String UNIT = "users";

    private Limits() {
    }
}

package missing.constant_without_methods;

public final class Limits {
    public static final int MOST_USERS = 250;
    public static final String UNIT = "users";

    private Limits() {
    }
}

package missing.static_of_a_missing_class;

/** Missing when the tool runs. */
public class Config {
    public static int limit = 10;
    public static boolean strict() {
        return limit > 5;
    }
}

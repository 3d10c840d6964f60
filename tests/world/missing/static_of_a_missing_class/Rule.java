package missing.static_of_a_missing_class;

// A static field of a class that is missing on the class path.
// generate: missing.static_of_a_missing_class.Rule
// remove: Config.class
public final class Rule {
    private Rule() {}

    public static String check(int n) {
        int limit;
        try {
            limit = Config.limit;
        } catch (NoClassDefFoundError e) {
            return "none";
        }
        if (n > limit) { // tempts
            return "high";
        }
        return "low";
    }
}

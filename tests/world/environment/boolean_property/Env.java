package environment.boolean_property;

// generate: environment.boolean_property.Env
public final class Env {
    private static final boolean FAST = Boolean.getBoolean("hunt.fast");

    private Env() {}

    public static int has(int n) {
        if (FAST) { // tempts
            return n;
        }
        return n + 1;
    }
}

package aliases.diff_getter_of_shared_default;

// A default that was made anew for each caller is now made once.
// diff: aliases.diff_getter_of_shared_default.Config::sizes
public final class Config {
    private static int[] sizes;

    public static int[] sizes() {
        return new int[] {10, 20};
    }
}

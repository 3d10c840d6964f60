package statics.check_limit_is_set;

// The limit begins at 10, and whoever is in the package may set it.
// check: statics.check_limit_is_set.Throttle::share(int)
public final class Throttle {
    static int limit = 10;

    private Throttle() {}

    public static int share(int users) {
        if (users < 1 || users > 5) {
            return 0;
        }
        int share = limit / users;
        assert share > 0 : "nobody gets anything";
        return share;
    }
}

package statics.check_route_removed;

/** Forgets what is not needed any more. */
public final class Cleanup {
    public static void run() {
        Routes.TABLE.clear();
    }
}

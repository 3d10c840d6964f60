// A class that returns an object of a missing one where a class is wanted is refused as a whole, before any of it runs.
// check: missing.checked_before_it_runs.Gate::places(boolean)
// remove: Tunnel.class
package missing.checked_before_it_runs;

public final class Gate {
    private Gate() {
    }

    public static int places(boolean wide) {
        int places;
        try {
            places = Roads.lanes() * (wide ? 2 : 1);
        } catch (NoClassDefFoundError e) {
            places = 0;
        }
        assert places > 0 : "no roads";
        return places;
    }
}

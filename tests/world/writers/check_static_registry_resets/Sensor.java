package writers.check_static_registry_resets;

// The sensor registers itself; a static method without any argument changes the last one made.
// check: writers.check_static_registry_resets.Sensor::read()
public final class Sensor {
    private static Sensor last;
    private boolean ready;

    public Sensor() {
        ready = true;
        last = this;
    }

    public static void shutDown() {
        if (last != null) {
            last.ready = false;
        }
    }

    public int read() {
        assert ready;
        return 1;
    }
}

package making.private_method_handed_out;

// Only a private method empties the gauge, and a reference to it is handed out.
// generate: making.private_method_handed_out.Gauge
public final class Gauge {
    private int level = 5;

    private void drain() {
        level = 0;
    }

    public Runnable drainer() {
        return this::drain;
    }

    public void fill(int more) {
        level = Math.max(1, more);
    }

    public String shown() {
        if (level == 0) { // tempts
            return "empty";
        }
        return level > 100 ? "full" : "some";
    }
}

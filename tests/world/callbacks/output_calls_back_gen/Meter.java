package callbacks.output_calls_back_gen;

// generate: callbacks.output_calls_back_gen.Meter
public final class Meter {
    private boolean busy;

    public Meter() {}

    public String show(int n) {
        if (busy) { // tempts
            return "again";
        }
        busy = true;
        System.err.println(n);
        busy = false;
        return "done";
    }
}

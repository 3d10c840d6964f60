package writers.method_reference_resets_later;

// `distance` only grows in the methods that can be called; the private reset is handed out as a reference.
// generate: writers.method_reference_resets_later.Odometer
public final class Odometer {
    private int distance = 1;

    public void drive() {
        if (distance < 3) {
            distance++;
        }
    }

    public Runnable resetter() {
        return this::reset;
    }

    private void reset() {
        distance = 0;
    }

    public String show() {
        if (distance == 0) { // tempts
            return "new";
        }
        return "used";
    }
}

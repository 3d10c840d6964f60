package inputs.kept_sealed_cases_in_other_order;

public final class Driver {
    private Driver() {}

    public static int speed(Signal signal) {
        if (signal == null) {
            return -1;
        }
        return signal instanceof Signal.Go go ? go.speed() : 0;
    }
}

// A sealed interface of records: the last case needs no question.
// diff: inputs.kept_sealed_cases_in_other_order.Driver::speed(inputs.kept_sealed_cases_in_other_order.Signal) => EQUIVALENT
package inputs.kept_sealed_cases_in_other_order;

public final class Driver {
    private Driver() {}

    public static int speed(Signal signal) {
        if (signal == null) {
            return -1;
        }
        if (signal instanceof Signal.Go go) {
            return go.speed();
        }
        if (signal instanceof Signal.Stop) {
            return 0;
        }
        return 99;
    }
}

package writers.check_lambda_handed_out;

import java.util.function.IntConsumer;

// No method of the valve moves it out of its bounds; the consumer that it hands out does.
// check: writers.check_lambda_handed_out.Valve::flow()
public final class Valve {
    private int opening = 50;

    public IntConsumer handle() {
        return to -> opening = to;
    }

    public int flow() {
        assert opening >= 0 && opening <= 100;
        return opening * 3;
    }
}

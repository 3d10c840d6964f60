package missing.plugin_that_runs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withALastStep() {
        assertEquals(-7, new Pipeline().run(7));
    }
}

final class LastStep implements IntUnaryOperator {
    @Override
    public int applyAsInt(int value) {
        return -value;
    }
}

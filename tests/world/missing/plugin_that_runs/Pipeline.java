// The last step of a pipeline is a class of the caller, made by its name.
// generate: missing.plugin_that_runs.Pipeline
package missing.plugin_that_runs;

import java.util.function.IntUnaryOperator;

public final class Pipeline {
    private final IntUnaryOperator last;

    public Pipeline() {
        IntUnaryOperator found;
        try {
            Class<?> type = Class.forName("missing.plugin_that_runs.LastStep");
            found = (IntUnaryOperator) type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            found = null;
        }
        last = found;
    }

    public int run(int value) {
        int result = Math.abs(value % 1000);
        if (last != null) { // tempts
            return last.applyAsInt(result);
        }
        return result;
    }
}

package kept.method_reference_writes;

import java.util.function.IntConsumer;

// A private method is handed out as a function.
// check: kept.method_reference_writes.Gate::pass

public final class Gate {
    private int width = 3;

    private void set(int width) {
        this.width = width;
    }

    public IntConsumer setter() {
        return this::set;
    }

    public int pass() {
        assert width == 3;
        return width;
    }
}

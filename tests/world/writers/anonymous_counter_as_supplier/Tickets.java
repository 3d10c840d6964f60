package writers.anonymous_counter_as_supplier;

import java.util.function.IntSupplier;

// The last number is moved only by an object without a name, which is handed out as a supplier.
// generate: writers.anonymous_counter_as_supplier.Tickets
public final class Tickets {
    private int last;

    public IntSupplier dispenser() {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return ++last;
            }
        };
    }

    public boolean anySold() {
        if (last > 0) { // tempts
            return true;
        }
        return false;
    }
}

// Tempts: the function goes out with the exception that is thrown.
// generate: callbacks.function_in_an_exception.Gate
package callbacks.function_in_an_exception;

import java.util.function.IntSupplier;

public final class Gate {
    static final class Closed extends RuntimeException {
        final IntSupplier reason;

        Closed(IntSupplier reason) {
            this.reason = reason;
        }
    }

    public static void open(int key) {
        throw new Closed(() -> {
            if (key == 3) { // tempts
                return 1;
            }
            return 2;
        });
    }
}

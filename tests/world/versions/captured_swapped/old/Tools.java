// An anonymous class captures two numbers; the operands change places, and with them the places of the captured fields.
// diff: versions.captured_swapped.Tools::minus
package versions.captured_swapped;

import java.util.function.*;
public final class Tools {
    static IntSupplier minus(int a, int b) {
        return new IntSupplier() {
            @Override public int getAsInt() { return a - b; }
        };
    }
}

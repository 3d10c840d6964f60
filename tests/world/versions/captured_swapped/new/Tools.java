package versions.captured_swapped;

import java.util.function.*;
public final class Tools {
    static IntSupplier minus(int a, int b) {
        return new IntSupplier() {
            @Override public int getAsInt() { return b - a; }
        };
    }
}

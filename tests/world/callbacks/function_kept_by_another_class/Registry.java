package callbacks.function_kept_by_another_class;

import java.util.function.IntSupplier;

final class Registry {
    private static IntSupplier kept;

    static void keep(IntSupplier function) {
        kept = function;
    }

    static int ring() {
        return kept.getAsInt();
    }
}

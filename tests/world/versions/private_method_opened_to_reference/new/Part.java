package versions.private_method_opened_to_reference;

import java.util.function.IntSupplier;

class Part {
    int one() { return 1; }

    IntSupplier given() { return this::one; }
}

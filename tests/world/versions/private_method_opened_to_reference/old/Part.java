// A private method that a method reference stands for can be overridden now.
// diff: versions.private_method_opened_to_reference.Part::given
package versions.private_method_opened_to_reference;

import java.util.function.IntSupplier;

class Part {
    private int one() { return 1; }

    IntSupplier given() { return this::one; }
}

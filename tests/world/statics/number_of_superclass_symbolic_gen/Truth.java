package statics.number_of_superclass_symbolic_gen;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void same() {
        A.f(5);
    }

    @Test
    void larger() {
        A.f(8);
    }
}

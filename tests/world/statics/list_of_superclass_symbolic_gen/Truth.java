package statics.list_of_superclass_symbolic_gen;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void isEmpty() {
        A.f();
    }

    @Test
    void holdsThree() {
        B.add(1);
        B.add(2);
        B.add(3);
        A.f();
    }
}

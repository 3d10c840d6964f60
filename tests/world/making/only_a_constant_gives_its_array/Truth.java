package making.only_a_constant_gives_its_array;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A.ONE.f();
        A.ONE.get()[0] = 0;
        A.ONE.f();
    }
}

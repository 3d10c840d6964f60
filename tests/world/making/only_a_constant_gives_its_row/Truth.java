package making.only_a_constant_gives_its_row;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A.ONE.f(); A.ONE.row(1)[0] = 0; A.ONE.f();
    }
}

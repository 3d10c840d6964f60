package making.any_receiver_array_in_a_table;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = new A();
        a.f();
        a.rows()[0][0] = 0;
        a.f();
    }
}

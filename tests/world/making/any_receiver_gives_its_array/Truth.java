package making.any_receiver_gives_its_array;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = new A();
        a.f();
        a.get()[0] = 0;
        a.f();
    }
}

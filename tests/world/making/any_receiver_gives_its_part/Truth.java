package making.any_receiver_gives_its_part;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = new A();
        a.f();
        a.h().v = 0;
        a.f();
    }
}

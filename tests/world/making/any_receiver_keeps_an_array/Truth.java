package making.any_receiver_keeps_an_array;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        int[] c = {1};
        A a = new A(c);
        a.f();
        c[0] = 0;
        a.f();
    }
}

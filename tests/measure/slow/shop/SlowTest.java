package shop;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class SlowTest {

    static int count;

    @Test
    void a_quick() {
        Words.level(1);
        count = 1;
    }

    @Test
    void b_endless() {
        Words.level(2);
        while (count > 0) {
            count = 2;
        }
    }

    @Test
    void c_after() {
        Words.level(100);
        org.junit.jupiter.api.Assertions.assertEquals(1, count);
    }
}

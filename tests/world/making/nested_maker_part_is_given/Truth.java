package making.nested_maker_part_is_given;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = new A.K().make();
        a.f();
        a.h().v = 0;
        a.f();
    }
}

package making.builder_sets_its_array_later;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A.Builder b = new A.Builder();
        A a = b.build();
        a.f();
        b.set(0);
        a.f();
    }
}

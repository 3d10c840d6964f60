package making.made_by_a_supplier_array_is_given;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = A.maker().get();
        a.f();
        ((int[]) a.get())[0] = 0;
        a.f();
    }
}

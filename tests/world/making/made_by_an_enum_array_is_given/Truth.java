package making.made_by_an_enum_array_is_given;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = A.Kind.S.a; a.f(); a.get()[0] = 0; a.f();
    }
}

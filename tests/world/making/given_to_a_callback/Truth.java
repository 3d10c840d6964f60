package making.given_to_a_callback;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A.with(a -> a.f()); A.with(a -> a.get()[0] = 0); A.with(a -> { a.get()[0] = 0; a.f(); });
    }
}

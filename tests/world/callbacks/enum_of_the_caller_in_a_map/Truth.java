package callbacks.enum_of_the_caller_in_a_map;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    static final Table T = new Table();

    enum E {
        A;

        static {
            T.clear();
        }
    }

    enum F {
        A;

        static {
            T.clear();
        }
    }

    @Test
    void shows() throws Exception {

        assertNull(T.make(E.class));
        assertNull(T.none(F.class));
    }
}

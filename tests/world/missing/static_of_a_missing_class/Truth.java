package missing.static_of_a_missing_class;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void high() {
        assertEquals("high", Rule.check(11));
    }
}

class Config {
    public static int limit = 10;

    public static boolean strict() {
        return limit > 5;
    }
}

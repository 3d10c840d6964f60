package making.negate_goes_round_the_check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void owed() {
        assertEquals("(7)", new Money(7).negate().shown());
    }
}

package making.argument_is_a_subclass;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void medal() {
        Coin medal = new Coin(1) {
            @Override
            public int value() {
                return 5000;
            }
        };
        assertFalse(Slot.takes(medal));
    }
}

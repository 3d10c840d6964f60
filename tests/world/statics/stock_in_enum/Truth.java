package statics.stock_in_enum;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void sold() {
        Fruit.deliver(Fruit.PEAR, 2);
        assertTrue(Fruit.sell(Fruit.PEAR));
    }
}

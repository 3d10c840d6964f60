package making.refused_by_superclass;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        Bank bank = new Bank();
        assertThrows(IllegalArgumentException.class, () -> new Savings(-7, bank));
        assertTrue(bank.last().isOld());
    }
}

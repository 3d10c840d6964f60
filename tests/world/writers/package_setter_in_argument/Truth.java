package writers.package_setter_in_argument;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void overdrawn() {
        Account account = new Account(5);
        assertEquals("fine", Statement.line(account));
        account.correct(-5);
        assertEquals("overdrawn", Statement.line(account));
    }
}

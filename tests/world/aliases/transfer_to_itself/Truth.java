package aliases.transfer_to_itself;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void itself() {
        Account account = new Account();
        assertFalse(account.pay(account, 5));
        assertTrue(account.pay(new Account(), 5));
    }
}

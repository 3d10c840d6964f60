package callbacks.hidden_entry_in_a_list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void asksEntries() {
        Ledger ledger = new Ledger();
        ledger.add(-1);
        ledger.add(1);
        assertEquals("[minus, plus]", ledger.entries().toString());
    }
}

// Tempts: nobody can name the class of the entries, but whoever gets the list can ask them for their text.
// generate: callbacks.hidden_entry_in_a_list.Ledger
package callbacks.hidden_entry_in_a_list;

import java.util.ArrayList;
import java.util.List;

public final class Ledger {
    private final List<Object> entries = new ArrayList<>();

    private static final class Entry {
        private final int amount;

        Entry(int amount) {
            this.amount = amount;
        }

        @Override
        public String toString() {
            if (amount < 0) { // tempts
                return "minus";
            }
            return "plus";
        }
    }

    public void add(int amount) {
        entries.add(new Entry(amount));
    }

    public List<?> entries() {
        return entries;
    }
}

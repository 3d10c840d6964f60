package aliases.check_text_in_a_table_by_identity;

import java.util.IdentityHashMap;

// The table takes the same text once.
// check: aliases.check_text_in_a_table_by_identity.Table::of
public final class Table {
    public static int of(String text) {
        if (text == null || text.length() != 2) {
            return 0;
        }
        IdentityHashMap<String, Integer> table = new IdentityHashMap<>();
        table.put(text, 1);
        table.put(text.trim(), 2);
        assert table.size() == 2;
        return table.size();
    }
}

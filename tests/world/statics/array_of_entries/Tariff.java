package statics.array_of_entries;

import java.util.AbstractMap.SimpleEntry;
import java.util.Map;

// The entries of an array are no table of a map: who is given one changes it.
// check: statics.array_of_entries.Tariff::price
public final class Tariff {
    @SuppressWarnings("unchecked")
    private static final Map.Entry<String, Integer>[] ROWS = new Map.Entry[] {new SimpleEntry<>("a", 1)};

    private Tariff() {}

    public static Map.Entry<String, Integer> first() {
        return ROWS[0];
    }

    public static int price() {
        int price = ROWS[0].getValue();
        assert price == 1;
        return price;
    }
}

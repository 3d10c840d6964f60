package statics.kept_filled_with_numbers;

// The array is the row's own and holds numbers.
// check: statics.kept_filled_with_numbers.Row::first() => HOLDS
import java.util.Arrays;

public final class Row {
    private final int[] cells = new int[2];

    public Row(int level) {
        Arrays.fill(cells, level & 7);
    }

    public int first() {
        int level = cells[0];
        assert level < 8;
        return level;
    }
}

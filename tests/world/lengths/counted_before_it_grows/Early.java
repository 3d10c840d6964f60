package lengths.counted_before_it_grows;

// The size is negative, after it was counted.
// check: lengths.counted_before_it_grows.Early::free
import java.util.Arrays;

public class Early {
    private int[] items = new int[2];
    private int count;

    public void add(int value, int step) {
        count++;
        if (count > items.length) {
            items = Arrays.copyOf(items, items.length + step);
        }
        items[count - 1] = value;
    }

    public int free() {
        assert count <= items.length;
        return items.length - count;
    }
}

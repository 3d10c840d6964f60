package lengths.proof_grows;

// A copy that is longer has room.
// check: lengths.proof_grows.Growing::pop => HOLDS
// flags: --property exceptions
import java.util.Arrays;

public class Growing {
    private int[] items = new int[4];
    private int count;

    public void push(int value) {
        if (count == items.length) {
            items = Arrays.copyOf(items, items.length * 2);
        }
        items[count++] = value;
    }

    public int pop() {
        if (count == 0) {
            return 0;
        }
        return items[--count];
    }
}

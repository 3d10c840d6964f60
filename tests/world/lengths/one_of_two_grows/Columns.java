package lengths.one_of_two_grows;

// From some length on only one of them grows.
// check: lengths.one_of_two_grows.Columns::sum
// flags: --property exceptions
import java.util.Arrays;

public class Columns {
    private int[] left = new int[1];
    private int[] right = new int[1];

    public void widen() {
        left = Arrays.copyOf(left, left.length + 1);
        if (left.length < 3) {
            right = Arrays.copyOf(right, left.length);
        }
    }

    public int sum(int place) {
        if (place < 0 || place >= left.length) {
            return 0;
        }
        return left[place] + right[place];
    }
}

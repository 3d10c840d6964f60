package lengths.negative_copy;

// A range that ends before it begins is refused.
// check: lengths.negative_copy.Range::state
import java.util.Arrays;

public class Range {
    private int[] data = new int[2];
    private int done;

    public void keep(int from, int to) {
        done = 3;
        data = Arrays.copyOfRange(data, from, to);
        done = 0;
    }

    public int state() {
        assert done == 0;
        return done;
    }
}

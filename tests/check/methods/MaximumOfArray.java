// check: MaximumOfArray::maximum
// property: all
// verdict: HOLDS
// inputs: unbounded
public class MaximumOfArray {
    static int maximum(int[] values) {
        if (values == null || values.length == 0 || values.length > 3) {
            return 0;
        }
        int best = values[0];
        for (int v : values) {
            best = Math.max(best, v);
        }
        for (int v : values) {
            assert v <= best;
        }
        return best;
    }
}

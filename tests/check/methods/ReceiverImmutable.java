// check: ReceiverImmutable::contains
// property: all
// verdict: HOLDS
public class ReceiverImmutable {
    private final int low;
    private final int high;

    public ReceiverImmutable(int a, int b) {
        low = Math.min(a, b);
        high = Math.max(a, b);
    }

    public boolean contains(int n) {
        assert low <= high;
        boolean inside = low <= n && n <= high;
        assert !inside || n - (long) low >= 0;
        return inside;
    }
}

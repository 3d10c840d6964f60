// check: RecordParameter::overlap
// verdict: VIOLATED
// witness: record RecordParameter$Range [int 1, int 5]; record RecordParameter$Range [int 2, int 3]
public class RecordParameter {
    record Range(int low, int high) {
        boolean contains(int n) {
            return low <= n && n <= high;
        }
    }

    static boolean overlap(Range a, Range b) {
        if (a == null || b == null || a.low > a.high || b.low > b.high) {
            return false;
        }
        // Misses the case that b lies inside a.
        boolean result = b.contains(a.low) || b.contains(a.high);
        assert result == (a.low <= b.high && b.low <= a.high);
        return result;
    }
}
